import type { EndpointDefinition } from './endpoint.ts';
import * as chat from './community/chat.ts';
import * as complaints from './trust/complaints.ts';
import * as credits from './commerce/credits.ts';
import * as packages from './commerce/packages.ts';
import * as decisions from './trust/decisions.ts';
import * as directDebit from './commerce/direct-debit.ts';
import * as deletion from './identity/account-deletion.ts';
import * as discounts from './commerce/discounts.ts';
import * as events from './events.ts';
import * as gifts from './community/gifts.ts';
import * as browsePages from './growth/browse-pages.ts';
import * as infoPages from './growth/info-pages.ts';
import * as invitations from './identity/invitations.ts';
import * as likes from './community/likes.ts';
import * as mapTowns from './community/map-towns.ts';
import * as mailChange from './identity/mail-change.ts';
import * as matchFinder from './community/match-finder.ts';
import * as members from './community/members.ts';
import * as search from './community/search.ts';
import * as messages from './community/messages.ts';
import * as notifications from './outreach/notifications.ts';
import * as mail from './outreach/mail.ts';
import * as unsubscribe from './outreach/unsubscribe.ts';
import * as tracking from './growth/tracking.ts';
import * as passwords from './identity/credentials.ts';
import * as payments from './commerce/payments.ts';
import * as transactions from './commerce/transactions.ts';
import * as receipts from './commerce/receipts.ts';
import * as orders from './commerce/orders.ts';
import * as photos from './community/photos.ts';
import * as profile from './community/profile.ts';
import * as visibility from './community/visibility.ts';
import * as proofOfWork from './identity/proof-of-work.ts';
import * as emailValidation from './identity/email-validation.ts';
import * as reports from './trust/reports.ts';
import * as sessions from './identity/sessions.ts';
import * as rights from './identity/privacy.ts';
import * as terms from './identity/terms.ts';
import * as settings from './brands/brands.ts';
import * as regions from './brands/regions.ts';
import * as signup from './identity/signup.ts';
import * as activation from './identity/activation.ts';
import * as sitemaps from './growth/sitemaps.ts';
import * as swipeGame from './community/swipe-game.ts';
import * as user from './identity/accounts.ts';
import * as withdrawals from './commerce/withdrawals.ts';

/** All calls of the contract, in the order of their list. */
export const endpoints = [
  proofOfWork.getChallenge,
  emailValidation.checkEmail,
  invitations.listInvitations,
  invitations.invite,
  invitations.withdrawInvitation,
  invitations.checkInvitation,
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
  activation.activate,
  activation.sendActivationMail,
  passwords.requestPasswordReset,
  passwords.checkPasswordReset,
  passwords.resetPassword,
  passwords.changePassword,
  mailChange.getMailChange,
  mailChange.requestMailChange,
  mailChange.cancelMailChange,
  mailChange.confirmMailChange,
  signup.getSignupMatches,
  settings.getSettings,
  settings.getCompanyInfo,
  regions.getInterests,
  regions.getRegions,
  regions.geocode,
  settings.listBrands,
  sitemaps.listSitemaps,
  sitemaps.listIndexedMembers,
  search.searchMembers,
  search.getSavedSearch,
  search.saveSearch,
  search.listTowns,
  browsePages.listBrowsePages,
  mapTowns.getMapTowns,
  members.getMember,
  members.getRelation,
  members.blockMember,
  members.unblockMember,
  members.listBlocked,
  members.saveMemberNote,
  reports.reportMember,
  reports.reportMessage,
  profile.getOwnProfile,
  profile.changeProfile,
  visibility.getVisibility,
  visibility.changeVisibility,
  visibility.answerConsents,
  photos.getOwnPhotos,
  photos.addPhoto,
  photos.reorderPhotos,
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
  chat.getChats,
  chat.getChat,
  chat.markChatRead,
  chat.deleteChat,
  chat.deleteChatsWith,
  chat.markDelivered,
  chat.markChatOpened,
  chat.muteChat,
  messages.saveDraft,
  messages.sendMessage,
  messages.sendImage,
  messages.editMessage,
  messages.deleteMessage,
  messages.react,
  messages.sendTyping,
  gifts.sendGift,
  chat.getIcebreakers,
  credits.getCredits,
  packages.listPackages,
  orders.getOrder,
  payments.startPayment,
  payments.getPayment,
  payments.cancelPayment,
  payments.listPayments,
  transactions.getTransaction,
  payments.handlePaymentWebhook,
  orders.listRepeatOrders,
  receipts.getReceipt,
  directDebit.sendDirectDebitCode,
  withdrawals.previewWithdrawal,
  withdrawals.withdraw,
  discounts.getDiscountCode,
  discounts.offerGoodbye,
  discounts.getTimeBonus,
  notifications.getNotifications,
  notifications.changeNotifications,
  notifications.enableNotifications,
  unsubscribe.getUnsubscription,
  unsubscribe.unsubscribe,
  mail.handleMailEvents,
  complaints.complain,
  complaints.findComplaint,
  decisions.listDecisions,
  decisions.appeal,
  infoPages.getInfoPage,
  terms.acceptTerms,
  rights.getPrivacy,
  rights.changePrivacy,
  rights.getExport,
  rights.requestExport,
  rights.fetchExport,
  tracking.arrival,
  tracking.pageBounce,
  tracking.pageHidden,
  events.streamEvents,
  events.streamFeed,
] as const;

const byName = new Map<string, EndpointDefinition>(
  endpoints.map((each) => [`${each.method} ${each.path}`, each]),
);
const paths = new Set(endpoints.map((each) => each.path.split('?')[0]));

/** The call for a method, path and query; a variant such as `?push=1` takes precedence over the plain path. */
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

/** Whether this path has a call for any method. */
export function isCallPath(path: string): boolean {
  return paths.has(path);
}

/** Methods of a path, for the `Allow` header of a 405. */
export function listMethods(path: string): string[] {
  return [
    ...new Set(endpoints.filter((each) => each.path.split('?')[0] === path).map((each) => each.method)),
  ];
}
