import type { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Gender, Sexuality } from '#lib/contract/vocabulary.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { sexualityForGender } from '#lib/rules/identity/offered-sexualities.ts';

type Translate = ReturnType<typeof useTranslations<'member'>>;

/** Title of a member's page; fictional profiles are labelled. */
export function memberTitle(
  t: Translate,
  { name, age, city, fictional_icon: isFictional }: MemberTile,
  label: string,
): string {
  const who = nameLine(name, age);
  return isFictional ? t('titleFictional', { who, label }) : t('title', { who, city });
}

/** Words for sexualities that agree with the gender. */
export function sexualityTexts(
  t: ReturnType<typeof useTranslations<'profile'>>,
  gender: Gender,
): Record<Sexuality, string> {
  const word = (choice: Sexuality) => t(`sexuality.${sexualityForGender(gender, choice)}`);
  return { hetero: word('hetero'), gay: word('gay'), lesbian: word('lesbian'), bi: word('bi') };
}

/** The texts of a profile's islands, filled in by the page, so that they need no catalogue. */
export type GalleryTexts = ReturnType<typeof galleryTexts>;
export type LockedTexts = ReturnType<typeof lockedTexts>;
export type ActionTexts = ReturnType<typeof actionTexts>;
export type BlockedTexts = ReturnType<typeof blockedMemberTexts>;

/** Texts of a gallery with this many photos, counting locked ones; the gallery fills in `{number}`. */
export function galleryTexts(t: Translate, name: string, count: number) {
  const number = '{number}';
  return {
    photos: t('photos', { count }),
    photo: t('photo', { number, name }),
    noPhoto: t('noPhoto', { name }),
    showPhoto: t('showPhoto', { number }),
    lockedPhoto: t('lockedPhoto', { number }),
  };
}

/** Below the photos: for visitors, free members, and members who see all photos. */
export function lockedTexts(t: Translate, open: number, locked: number, signup: string) {
  return {
    visitor: t('locked.visitor', { count: locked }),
    signup,
    free: t('locked.free', { count: locked }),
    premium: t('locked.premium'),
    all: t('locked.all', { count: open + locked }),
  };
}

export function actionTexts(t: Translate, name: string) {
  return {
    like: t('like'),
    liked: t('liked'),
    message: t('message'),
    toChat: t('toChat'),
    block: t('block'),
    report: t('report'),
    likesYou: t('likesYou', { name }),
    match: t('match'),
    activeRecently: t('activity.recent'),
    activeToday: t('activity.day'),
    unreachable: t('unreachable', { name }),
    own: t('own'),
    edit: t('edit'),
    failed: t('failed'),
    confirmTitle: t('confirmBlock.title', { name }),
    confirmText: t('confirmBlock.text'),
    confirmYes: t('confirmBlock.yes'),
    confirmNo: t('confirmBlock.no'),
  };
}

export function blockedMemberTexts(t: Translate, name: string) {
  const action = t('blockedBy.action');
  return {
    blockedBy: { title: t('blockedBy.title'), text: t('blockedBy.text'), action },
    blocked: {
      title: t('blocked.title', { name }),
      text: t('blocked.text'),
      unblock: t('unblock'),
      failed: t('failed'),
      action,
    },
  };
}
