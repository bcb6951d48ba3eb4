import { useEffect, useRef, useState } from 'react';
import { useForm, type Resolver, type ResolverResult, type UseFormReturn } from 'react-hook-form';
import { browserStorage } from '#lib/browser/storage/storage.ts';
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

/** The rules for public texts; without them only the server checks. */
export const loadPublicNames = () => import('#lib/contract/trust/public-names.ts').catch(() => undefined);

/** The questions for name and town. */
const publicSteps = [2, 3];

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
  useVisitorCountry(form, { step, country });
  const restored = useRef(false);

  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const { pathname, search, hash } = location;
    const draft = loadSignupDraft(browserStorage, Date.now());
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
    const keep = () => {
      const values = getValues();
      const inProgress = step > 0 || hasContent(values);
      if (inProgress) saveSignupDraft(browserStorage, { step, values }, Date.now());
      onProgress?.(inProgress);
    };
    if (restored.current) keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, step, onProgress]);

  return { form, steps };

  async function resolver(
    ...[values]: Parameters<Resolver<SignupValues, Question>>
  ): Promise<ResolverResult<SignupValues>> {
    const rules = {
      minAge,
      today: localDate(new Date()),
      hasRegions: hasRegions(values.country),
      publicNames: publicSteps.includes(step) ? await loadPublicNames() : undefined,
    };
    const wrong = Object.entries(checkStep(step, values, rules));
    if (wrong.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(wrong.map(([field, reason]) => [field, { type: reason, message: reason }])),
    };
  }
}

/** Replaces the page's country by the visitor's, unless a place was entered before it is known. */
function useVisitorCountry(
  { getValues, setValue }: UseFormReturn<SignupValues, Question>,
  { step, country }: { step: number; country: string },
): void {
  const { locale } = useSite();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (step === 0 || hasAsked.current) return;
    hasAsked.current = true;
    const preselect = (found: string) => {
      const entered = getValues();
      if (entered.country === country && !entered.region && !entered.city) setValue('country', found);
    };
    import('#lib/browser/identity/visitor-settings.ts')
      .then((file) => file.visitorCountry(locale))
      .then(preselect, () => undefined);
  }, [step, locale, country, getValues, setValue]);
}

type StepState = { signupStep?: number; signupDepth?: number };

const stateOf = () => (window.history.state ?? {}) as StepState;

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
    const depth = stateOf().signupDepth ?? 0;
    window.history.pushState({ ...window.history.state, signupStep: step + 1, signupDepth: depth + 1 }, '');
    setStep(step + 1);
  };
  const back = () => {
    if ((stateOf().signupDepth ?? 0) > 0) window.history.back();
    else show(step - 1);
  };
  return { step, show, next, back };
}
