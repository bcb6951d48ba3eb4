import type { DecisionTexts } from './decision-texts.ts';

export const en: DecisionTexts = {
  status: 'What became of my complaint?',
  facts: {
    receipt: 'Your complaint',
    reference: 'Decision',
    action: 'What we did',
    ground: 'Ground',
    reason: 'Why',
    outcome: 'Outcome',
  },
  actions: {
    none: 'Nothing',
    warning: 'A warning',
    photo_removed: 'The photo was removed',
    message_removed: 'The message was removed',
    profile_hidden: 'The profile was hidden',
    account_locked: 'The account was locked',
  },
  grounds: {
    fake: 'A profile that is not genuine',
    minor: 'A person who may be under age',
    harassment: 'Harassment, threats or hate',
    money: 'Asking for money, or fraud',
    photo: 'A photo that is not allowed',
    contact_data: 'Addresses, numbers or links passed on',
    spam: 'Advertising or the same message to many',
    illegal: 'Something that is against the law',
    other_rule: 'Another of our rules',
    no_violation: 'No breach of our rules',
    not_proven: 'Not proven',
    not_ours: 'Not for us to decide',
    answered: 'Answered',
  },
  appeal:
    'If you disagree, you can appeal free of charge until {date}. A person then looks at the decision again.',
  elsewhere:
    'Besides that you can turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act) or go to court.',
  'complaint-decided': {
    subject: 'Our decision on {receipt}',
    paragraphs: ['We have looked at what you told {brand}. A person has decided on it.'],
    button: 'See the decision or appeal',
    notes: ['Nobody learns from us who wrote to us.'],
  },
  measure: {
    subject: 'A decision about your account: {reference}',
    paragraphs: [
      'We have taken a measure that concerns your account at {brand}. Here you read what, and why.',
    ],
    sources: {
      report: 'Somebody told us about it. We do not say who.',
      own: 'We came across it ourselves.',
    },
    effects: {
      warning:
        'Your account stays as it is. If it happens again, we may hide your profile or lock your account.',
      photo_removed:
        'Only you can see the photo now. This has no end date; it holds unless the decision is taken back.',
      message_removed:
        'Neither of you can see the message any more. This has no end date; it holds unless the decision is taken back.',
      profile_hidden:
        'Others can no longer see your profile; you can still log in. This has no end date; it holds unless the decision is taken back.',
      account_locked:
        'You can no longer log in, and others can no longer see your profile. This has no end date; it holds unless the decision is taken back.',
    },
    automation: 'A person decided this. No part of the decision was automated.',
    button: 'Appeal',
    notes: ['Keep this email: for an appeal you need the number of the decision.'],
  },
  'appeal-received': {
    subject: 'We have received your appeal: {reference}',
    paragraphs: [
      'Thank you, your appeal has arrived. A person looks at the decision again and writes to you at this address.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Our decision on your appeal: {reference}',
    paragraphs: ['We have looked at the decision again. A person did that.'],
    outcomes: {
      upheld: 'The decision stands',
      reversed: 'The decision was taken back',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Nobody can be made out in this photo. Show yourself.',
      someone_else: 'This seems to be someone else. Please use a photo of you.',
      minor: 'There is a child in this photo. Please use one with adults only.',
      nudity: 'This photo shows too much skin.',
      contact_data: 'There are contact details in this photo. Please use one without.',
      quality: 'This photo is too dark or too blurred.',
      other: 'This photo does not fit our rules.',
    },
    another: 'You can upload another photo at any time.',
  },
  'photo-approved': {
    subject: 'Your photo has been accepted: {reference}',
    paragraphs: [
      'We have looked at the photo again and taken back our decision about it. A person did that.',
      'Others at {brand} can see the photo now.',
    ],
    notes: [],
  },
};
