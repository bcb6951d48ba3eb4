import type { DecisionTexts } from './decision-texts.ts';

export const en: DecisionTexts = {
  status: {
    report: 'What happened to my report?',
    complaint: 'What happened to my complaint?',
  },
  facts: {
    receipt: 'Reference number',
    reference: 'Decision number',
    action: 'What we did',
    ground: 'Grounds',
    reason: 'Why',
    outcome: 'Outcome',
  },
  actions: {
    none: 'No action',
    warning: 'A warning',
    photo_removed: 'The photo was removed',
    message_removed: 'The message was removed',
    profile_hidden: 'The profile was hidden',
    account_locked: 'The account was banned',
  },
  grounds: {
    fake: 'A profile that is not genuine',
    minor: 'A person who may be underage',
    harassment: 'Harassment, threats or hate',
    money: 'Asking for money, or fraud',
    photo: 'A photo that is not allowed',
    contact_data: 'Sharing addresses, numbers or links',
    spam: 'Advertising, or the same message to many people',
    illegal: 'Something that is against the law',
    other_rule: 'Another of our rules',
    no_violation: 'No breach of our rules',
    not_proven: 'Not proven',
    not_ours: 'Not for us to decide',
    answered: 'Answered',
  },
  appeal:
    'If you disagree, you can appeal free of charge until {date}. A member of our team will then look at the decision again.',
  elsewhere:
    'You can also go to court or, if you live in the EU, to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act).',
  'complaint-decided': {
    subject: 'Our decision on {receipt}',
    paragraphs: ['We have looked into what you told {brand}. A member of our team made the decision.'],
    button: 'See the decision or appeal',
    notes: ['We never tell anyone who wrote to us.'],
  },
  measure: {
    subject: 'A decision about your account: {reference}',
    paragraphs: ['We have taken action on your {brand} account. This is what we did, and why.'],
    sources: {
      report: 'Somebody told us about it. We don’t say who.',
      own: 'We came across it ourselves.',
    },
    effects: {
      warning:
        'Your account stays as it is. If it happens again, we may hide your profile or ban your account.',
      photo_removed:
        'Only you can see the photo now. This has no end date; it applies unless the decision is reversed.',
      message_removed:
        'Neither of you can see the message any more. This has no end date; it applies unless the decision is reversed.',
      profile_hidden:
        'Others can no longer see your profile; you can still log in. This has no end date; it applies unless the decision is reversed.',
      account_locked:
        'You can no longer log in, and others can no longer see your profile. This has no end date; it applies unless the decision is reversed.',
    },
    automation: 'A member of our team made this decision. No part of it was automated.',
    button: 'Appeal',
    notes: ['Keep this email: you need the decision number if you want to appeal.'],
  },
  'appeal-received': {
    subject: 'We have received your appeal: {reference}',
    paragraphs: [
      'Thank you. We have received your appeal. A member of our team will look at the decision again and write to you at this address.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Our decision on your appeal: {reference}',
    paragraphs: ['A member of our team has looked at the decision again.'],
    outcomes: {
      upheld: 'The decision stands',
      reversed: 'The decision has been reversed',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'We can’t see anyone in this photo. Please show yourself.',
      someone_else: 'This seems to be someone else. Please use a photo of yourself.',
      minor: 'There’s a child in this photo. Please use one with adults only.',
      nudity: 'This photo shows too much skin.',
      contact_data: 'There are contact details in this photo. Please use one without.',
      quality: 'This photo is too dark or too blurred.',
      other: 'This photo breaks our rules.',
    },
    another: 'You can upload another photo at any time.',
  },
  'photo-approved': {
    subject: 'Your photo has been accepted: {reference}',
    paragraphs: [
      'A member of our team has looked at the photo again, and we have reversed our decision about it.',
      'Others on {brand} can see the photo now.',
    ],
    notes: [],
  },
};
