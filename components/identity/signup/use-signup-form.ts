import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { VisitorSettings } from '#lib/browser/identity/visitor-settings.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { SignupTexts } from '#lib/i18n/texts.ts';
import { localDate } from '#lib/rules/identity/birth-date.ts';
import { hasChoice, withChoice, withoutChoice } from '#lib/rules/identity/lander-choice.ts';
import {
  emptyValues,
  hasContent,
  saveSignupDraft,
  loadSignupDraft,
} from '#lib/rules/identity/signup-draft.ts';
import { checkStep, firstOpenStep, type SignupValues } from '#lib/rules/identity/signup-fields.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { resolverResult } from '../../ui/resolver-result.ts';

/** The rules for public texts; without them only the server checks. */
export const loadPublicNames = () => import('#lib/contract/trust/public-names.ts').catch(() => undefined);

/** The questions for name and town. */
const publicSteps = [2, 3];

/** Props of every question. */
export type StepProps = { form: UseFormReturn<SignupValues>; texts: SignupTexts; errors: ErrorTexts };

type Question = { step: number; minAge: number; hasRegions: boolean };

type Options = {
  minAge: number;
  country: string;
  /** Whether a country has regions; false until known. */
  hasRegions: (country: string) => boolean;
  onProgress?: (inProgress: boolean) => void;
};

/** The form, its step and its draft, which survives a reload except for the password. */
export function useSignupForm({ minAge, country, hasRegions, onProgress }: Options) {
  const steps = useSteps();
  const { step, show } = steps;
  const form = useForm<SignupValues, Question>({
    defaultValues: { ...emptyValues, country },
    resolver,
    shouldFocusError: false,
  });
  const { getValues, reset, subscribe } = form;
  // Past the first question, a draft's country was preselected or chosen.
  const hasDraft = useRef(false);
  const sharedWith = useVisitorSettings(form, { step, country, hasDraft });
  const restored = useRef(false);

  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const { pathname, search, hash } = location;
    const draft = loadSignupDraft(browserStorage, Date.now());
    hasDraft.current = (draft?.step ?? 0) > 0;
    if (!draft && !hasChoice(search)) return;
    const values = withChoice(draft?.values ?? emptyValues, search);
    // Read once: a link's values must not override later input.
    if (hasChoice(search)) window.history.replaceState(null, '', pathname + withoutChoice(search) + hash);
    reset({ ...values, country: values.country || country });
    const open = firstOpenStep(values, {
      minAge,
      today: localDate(new Date()),
      hasRegions: false,
    });
    show(Math.min(draft?.step ?? 0, open));
  }, [reset, show, country, minAge]);

  useEffect(() => {
    const saveDraft = () => {
      const values = getValues();
      const inProgress = step > 0 || hasContent(values);
      if (inProgress) saveSignupDraft(browserStorage, { step, values }, Date.now());
      onProgress?.(inProgress);
    };
    if (restored.current) saveDraft();
    return subscribe({ formState: { values: true }, callback: saveDraft });
  }, [subscribe, getValues, step, onProgress]);

  return { form, steps, sharedWith };

  async function resolver(values: SignupValues) {
    const rules = {
      minAge,
      today: localDate(new Date()),
      hasRegions: hasRegions(values.country),
      publicNames: publicSteps.includes(step) ? await loadPublicNames() : undefined,
    };
    return resolverResult(values, checkStep(step, values, rules));
  }
}

/**
 * The other brands that show this brand's members, empty until known. Replaces the page's country by the visitor's,
 * unless a draft has one or a place was entered before it is known.
 */
function useVisitorSettings(
  { getValues, setValue }: UseFormReturn<SignupValues, Question>,
  { step, country, hasDraft }: { step: number; country: string; hasDraft: RefObject<boolean> },
): readonly string[] {
  const { locale } = useSite();
  const [sharedWith, setSharedWith] = useState<readonly string[]>([]);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (step === 0 || hasAsked.current) return;
    hasAsked.current = true;
    const apply = (found: VisitorSettings) => {
      setSharedWith(found.sharedWith);
      const entered = getValues();
      if (!hasDraft.current && entered.country === country && !entered.region && !entered.city)
        setValue('country', found.country);
    };
    import('#lib/browser/identity/visitor-settings.ts')
      .then((file) => file.visitorSettings(locale))
      .then(apply, () => undefined);
  }, [step, locale, country, hasDraft, getValues, setValue]);
  return sharedWith;
}

type StepState = { signupStep?: number; signupDepth?: number };

const getState = () => (window.history.state ?? {}) as StepState;

/**
 * The signup's step, one history entry each, so that the back button moves through the questions. `back` only steps
 * through entries of this visit.
 */
function useSteps(): {
  step: number;
  show: (step: number) => void;
  next: () => void;
  back: () => void;
} {
  const [step, setStep] = useState(0);

  useEffect(() => {
    const follow = (event: PopStateEvent) => setStep(((event.state ?? {}) as StepState).signupStep ?? 0);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = (nextStep: number) => {
    window.history.replaceState({ ...window.history.state, signupStep: nextStep }, '');
    setStep(nextStep);
  };
  const next = () => {
    const depth = getState().signupDepth ?? 0;
    window.history.pushState({ ...window.history.state, signupStep: step + 1, signupDepth: depth + 1 }, '');
    setStep(step + 1);
  };
  const back = () => {
    if ((getState().signupDepth ?? 0) > 0) window.history.back();
    else show(step - 1);
  };
  return { step, show, next, back };
}
