import type activation from '../../messages/de/activation.json';
import type alerts from '../../messages/de/alerts.json';
import type complaints from '../../messages/de/complaints.json';
import type errors from '../../messages/de/errors.json';
import type giftNames from '../../messages/de/giftNames.json';
import type gifts from '../../messages/de/gifts.json';
import type icebreakers from '../../messages/de/icebreakers.json';
import type login from '../../messages/de/login.json';
import type place from '../../messages/de/place.json';
import type memberTools from '../../messages/de/memberTools.json';
import type match from '../../messages/de/match.json';
import type newMessages from '../../messages/de/newMessages.json';
import type refusals from '../../messages/de/refusals.json';
import type profile from '../../messages/de/profile.json';
import type regionKinds from '../../messages/de/regionKinds.json';
import type report from '../../messages/de/report.json';
import type settings from '../../messages/de/settings.json';
import type signup from '../../messages/de/signup.json';
import type signupMatches from '../../messages/de/signupMatches.json';

/** The namespaces whose texts go to forms as props, as the German catalogue spells them. */
export type Texts = {
  activation: typeof activation;
  alerts: typeof alerts;
  complaints: typeof complaints;
  errors: typeof errors;
  giftNames: typeof giftNames;
  gifts: typeof gifts;
  icebreakers: typeof icebreakers;
  login: typeof login;
  place: typeof place;
  memberTools: typeof memberTools;
  match: typeof match;
  newMessages: typeof newMessages;
  refusals: typeof refusals;
  profile: typeof profile;
  regionKinds: typeof regionKinds;
  report: typeof report;
  settings: typeof settings;
  signup: typeof signup;
  signupMatches: typeof signupMatches;
};

export type LoginTexts = Texts['login'];
export type SignupTexts = Texts['signup'];
export type ActivationTexts = Texts['activation'];
