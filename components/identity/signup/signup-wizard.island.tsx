'use client';

import { useEffect, useRef, useState } from 'react';
import { browserStorage } from '#lib/browser/storage/storage.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { proveOnFocus } from '#lib/browser/transport/with-proof.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { SignupTexts, Texts } from '#lib/i18n/texts.ts';
import { dropSignupDraft } from '#lib/rules/identity/signup-draft.ts';
import { lastStep, getFieldStep } from '#lib/rules/identity/signup-fields.ts';
import { dropSignupMessage, type SignupMessage } from '#lib/rules/identity/signup-message.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/api-form.tsx';
import { Field } from '../../ui/field.tsx';
import { lateComponent } from '../../ui/late-component.tsx';
import { QuestionHead, useQuestionFocus } from '../../ui/question-head.tsx';
import { BirthStep } from './birth-step.tsx';
import { loadPublicNames, useSignupForm, type StepProps } from './use-signup-form.ts';
import { WhoStep } from './who-step.tsx';

// The signup, one question per screen; steps, draft and errors stay in the browser until all is sent at once.

const loadPlaceStep = () => import('./place-step.tsx');
const PlaceStep = lateComponent(() => loadPlaceStep().then((file) => file.PlaceStep));
const loadAccountStep = () => import('./account-step.tsx');
const AccountStep = lateComponent(() => loadAccountStep().then((file) => file.AccountStep));
const AccountNotes = lateComponent(() => loadAccountStep().then((file) => file.AccountNotes));
const loadTownCheck = () => import('#lib/browser/community/unknown-town.ts').catch(() => undefined);
const loadSender = () => loadLater(() => import('./send-signup.ts'));

const wrongField = '[aria-invalid="true"], .vk-choices-wrong input';
const placeStep = 3;

export type WizardProps = {
  texts: SignupTexts;
  errors: ErrorTexts;
  /** The words for regions by country. */
  regionKinds: Texts['regionKinds'];
  /** Countries (ISO codes) that may sign up here, and the preselected one. */
  countries: readonly string[];
  country: string;
  /** Heading level of the questions. */
  heading: 'h1' | 'h2' | 'h3';
  /** The first message sent with the signup; its field is outside of the questions. */
  message?: { read: () => SignupMessage; onRefused: (reason: FieldError) => void };
  /** Called with whether leaving would lose input. */
  onProgress?: (inProgress: boolean) => void;
  onDone?: () => void;
};

export function SignupWizard(wizard: WizardProps) {
  const { texts, errors, countries, country, regionKinds, heading: Heading, message } = wizard;
  const { onProgress, onDone } = wizard;
  const { locale, minAge } = useSite();
  const [failure, setFailure] = useState<string | null>(null);
  // Filled by the place question, which alone loads the regions.
  const dividedRef = useRef<ReadonlySet<string>>(new Set());
  const hasRegions = (code: string) => dividedRef.current.has(code);
  const { form, steps, sharedWith } = useSignupForm({ minAge, country, hasRegions, onProgress });
  const { step } = steps;
  const question = useQuestionFocus(step);
  const shownStep = useRef(step);
  useEffect(() => {
    shownStep.current = step;
  }, [step]);
  const { submitCount } = form.formState;
  // After the question's own focus: the first wrong field in reading order, refused here or by the server.
  useEffect(() => {
    if (submitCount > 0) question.current?.closest('form')?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [submitCount, question]);
  // The large questions come last: they load while the earlier ones are answered.
  useEffect(() => {
    if (step === 0) return;
    const preloadPlace = () => loadPlaceStep().then((file) => file.preloadRegions());
    void Promise.all([loadPublicNames(), preloadPlace(), loadAccountStep()]).catch(() => undefined);
  }, [step]);

  const send = async () => {
    const sender = await loadSender().catch((error: unknown) => setFailure(errorText(error, errors)));
    if (!sender) return;
    try {
      await sender.sendSignup(form.getValues(), locale, message?.read());
      dropSignupDraft(browserStorage);
      dropSignupMessage(browserStorage);
      onDone?.();
    } catch (error) {
      const refused = sender.refusedFields(error);
      if (refused.length > 0) steps.show(Math.min(...refused.map(([field]) => getFieldStep(field))));
      for (const [field, reason] of refused) form.setError(field, { type: reason, message: reason });
      const ofMessage = sender.refusedMessage(error);
      if (ofMessage) message?.onRefused(ofMessage);
      setFailure(refused.length > 0 || ofMessage ? null : errorText(error, errors));
    }
  };
  const goToNextStep = form.handleSubmit(async (values) => {
    setFailure(null);
    if (step === lastStep) return send();
    const isUnknown = step === placeStep && (await (await loadTownCheck())?.isUnknownTown(values));
    // The member went back during the check.
    if (shownStep.current !== step) return;
    if (isUnknown) form.setError('city', { type: 'unknown_town', message: 'unknown_town' });
    else steps.next();
  });

  const props = { form, texts, errors };
  return (
    <form method="post" onSubmit={goToNextStep} ref={step === lastStep ? proveOnFocus : undefined} noValidate>
      <QuestionHead
        position={step}
        count={lastStep + 1}
        progress={fill(texts.progress, { step: step + 1, total: lastStep + 1 })}
        back={texts.back}
        onBack={steps.back}
      />
      <Heading ref={question} tabIndex={-1} className="vk-question">
        {[texts.who, texts.birth, texts.name, texts.place, texts.account][step]?.title}
      </Heading>
      <FormFailure text={failure} />
      {step === 0 && <WhoStep {...props} />}
      {step === 1 && <BirthStep {...props} />}
      {step === 2 && <NameStep {...props} />}
      {step === 3 && (
        <PlaceStep {...props} countries={countries} regionKinds={regionKinds} dividedRef={dividedRef} />
      )}
      {step === 4 && <AccountStep {...props} />}
      <Button type="submit" size="lg" className="w-100" busy={form.formState.isSubmitting}>
        {step === lastStep ? texts.submit : texts.next}
      </Button>
      {step === lastStep && <AccountNotes form={form} texts={texts} sharedWith={sharedWith} />}
    </form>
  );
}

/** Step 2: the name on the profile. */
function NameStep({ form, texts: { name }, errors }: StepProps) {
  return (
    <Field
      id="signup-name"
      label={name.label}
      hint={name.hint}
      error={fieldText(form.formState.errors.name?.message, errors)}
    >
      {(control) => <input {...control} {...form.register('name')} autoComplete="nickname" maxLength={60} />}
    </Field>
  );
}
