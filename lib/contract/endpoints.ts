import type { EndpointDefinition } from './endpoint.ts';
import * as chats from './chats.ts';
import * as complaints from './complaints.ts';
import * as credits from './credits.ts';
import * as decisions from './decisions.ts';
import * as directDebit from './direct-debit.ts';
import * as deletion from './deletion.ts';
import * as discounts from './discounts.ts';
import * as events from './events.ts';
import * as gifts from './gifts.ts';
import * as hubs from './hubs.ts';
import * as icebreakers from './icebreakers.ts';
import * as infoPages from './info-pages.ts';
import * as invitations from './invitations.ts';
import * as likes from './likes.ts';
import * as mapTowns from './map-towns.ts';
import * as mailChange from './mail-change.ts';
import * as matchFinder from './match-finder.ts';
import * as members from './members.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as pageHidden from './page-hidden.ts';
import * as passwords from './passwords.ts';
import * as payments from './payments.ts';
import * as photos from './photos.ts';
import * as profile from './profile.ts';
import * as proofOfWork from './proof-of-work.ts';
import * as relations from './relations.ts';
import * as reports from './reports.ts';
import * as sending from './sending.ts';
import * as sessions from './sessions.ts';
import * as rights from './rights.ts';
import * as settings from './settings.ts';
import * as signup from './signup.ts';
import * as sitemaps from './sitemaps.ts';
import * as swipeGame from './swipe-game.ts';
import * as tracking from './tracking.ts';
import * as user from './user.ts';
import * as visibility from './visibility.ts';
import * as withdrawals from './withdrawals.ts';

/** Every call of the contract, in the order of `docs/contract.md`. */
export const endpoints = [
  proofOfWork.getChallenge,
  proofOfWork.checkAddress,
  invitations.listInvitations,
  invitations.invite,
  invitations.withdrawInvitation,
  invitations.checkInvitation,
  rights.getAgeCheck,
  rights.startAgeCheck,
  rights.hearAgeCheck,
  user.logIn,
  user.getUser,
  user.changeUser,
  user.subscribePush,
  user.logOut,
  deletion.getDeletion,
  deletion.beginDeletion,
  deletion.deleteAccount,
  deletion.requestReactivation,
  deletion.reactivate,
  sessions.listSessions,
  sessions.endSession,
  signup.signUp,
  signup.activate,
  signup.sendActivationMail,
  passwords.requestPasswordReset,
  passwords.checkPasswordReset,
  passwords.resetPassword,
  passwords.changePassword,
  passwords.ratePassword,
  mailChange.getMailChange,
  mailChange.requestMailChange,
  mailChange.cancelMailChange,
  mailChange.confirmMailChange,
  signup.getSignupMatches,
  settings.getSettings,
  settings.getCompanyInfo,
  settings.getInterests,
  settings.getRegions,
  settings.geocode,
  settings.listBrands,
  sitemaps.listSitemaps,
  sitemaps.listIndexedMembers,
  members.searchMembers,
  members.getSavedSearch,
  members.saveSearch,
  members.listTowns,
  hubs.listHubs,
  mapTowns.getMapTowns,
  members.getMember,
  relations.getRelation,
  relations.blockMember,
  relations.unblockMember,
  relations.listBlocked,
  relations.noteMember,
  reports.reportMember,
  reports.reportMessage,
  profile.getOwnProfile,
  profile.changeProfile,
  visibility.getVisibility,
  visibility.changeVisibility,
  visibility.answerConsents,
  photos.getOwnPhotos,
  photos.addPhoto,
  photos.orderPhotos,
  photos.cutPhoto,
  photos.removePhoto,
  photos.restorePhoto,
  likes.getLikes,
  likes.likeMember,
  likes.unlikeMember,
  likes.seeLike,
  likes.getAutoLike,
  swipeGame.getSwipeCards,
  swipeGame.swipe,
  swipeGame.undoSwipe,
  matchFinder.findMatches,
  chats.getChats,
  chats.getChat,
  chats.readChat,
  chats.deleteChat,
  chats.deleteChatsWith,
  chats.noteDelivery,
  chats.openChat,
  chats.muteChat,
  sending.saveDraft,
  sending.sendMessage,
  messages.sendImage,
  messages.editMessage,
  messages.deleteMessage,
  messages.react,
  sending.sayTyping,
  gifts.sendGift,
  icebreakers.getIcebreakers,
  credits.getCredits,
  credits.listPackages,
  payments.getOrder,
  payments.startPayment,
  payments.getPayment,
  payments.cancelPayment,
  payments.listPayments,
  payments.getTransaction,
  payments.hearPayment,
  payments.listRepeatOrders,
  payments.getReceipt,
  directDebit.sendDirectDebitCode,
  withdrawals.previewWithdrawal,
  withdrawals.withdraw,
  discounts.getDiscountCode,
  discounts.offerGoodbye,
  discounts.getTimeBonus,
  notifications.getNotifications,
  notifications.changeNotifications,
  notifications.enableNotifications,
  notifications.getUnsubscription,
  notifications.unsubscribe,
  notifications.hearMailEvents,
  complaints.complain,
  decisions.findComplaint,
  decisions.listDecisions,
  decisions.appeal,
  infoPages.getInfoPage,
  rights.acceptTerms,
  rights.getPrivacy,
  rights.changePrivacy,
  rights.getExport,
  rights.orderExport,
  rights.fetchExport,
  tracking.arrival,
  tracking.pageBounce,
  pageHidden.pageHidden,
  events.streamEvents,
  events.streamFeed,
] as const;

const byName = new Map<string, EndpointDefinition>(
  endpoints.map((each) => [`${each.method} ${each.path}`, each]),
);
const paths = new Set(endpoints.map((each) => each.path.split('?')[0]));

/** The call for a method, path and query; a variant such as `?push=1` wins over the plain path. */
export function findEndpoint(
  method: string,
  path: string,
  query: URLSearchParams,
): EndpointDefinition | null {
  for (const [key, value] of query) {
    const variant = byName.get(`${method} ${path}?${key}=${value}`);
    if (variant) return variant;
  }
  return byName.get(`${method} ${path}`) ?? null;
}

/** Whether any method of this path is a call. */
export function isCallPath(path: string): boolean {
  return paths.has(path);
}

/** Methods a path answers, for the `Allow` header of a 405. */
export function methodsOf(path: string): string[] {
  return [
    ...new Set(endpoints.filter((each) => each.path.split('?')[0] === path).map((each) => each.method)),
  ];
}
