import * as contract from '#lib/contract/community/swipe-game.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { presentGame, getGame } from './game-state.ts';
import { listCards, getCard } from './list-cards.ts';
import { swipe, undoSwipe } from './swipe.ts';

export const swipeGameRoutes = [
  route(contract.getSwipeCards, async ({ db, actor, locale, now }) => {
    const [game, cards] = await Promise.all([
      getGame(db, actor.profileId, now()),
      listCards(db, actor, locale, now()),
    ]);
    return { ...presentGame(game), cards };
  }),
  route(contract.swipe, ({ db, jobs, actor, body, now }) =>
    inTransaction(db, async (tx) => {
      const like = await swipe(tx, jobs, actor, body, now());
      return { ...presentGame(await getGame(tx, actor.profileId, now())), like };
    }),
  ),
  route(contract.undoSwipe, ({ db, actor, locale, now }) =>
    inTransaction(db, async (tx) => {
      const id = await undoSwipe(tx, actor, now());
      const card = await getCard(tx, actor, id, locale, now());
      return { ...presentGame(await getGame(tx, actor.profileId, now())), card };
    }),
  ),
];
