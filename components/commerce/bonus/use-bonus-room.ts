import { useEffect, useRef } from 'react';
import { closeBonusRoom, forgetBonusRoom } from '#lib/browser/commerce/bonus-room.ts';
import { useAppPath } from '../../site/use-app-path.ts';

/** Gives up the room of a banner that has gone: for pages loaded later at once, on this one with the next step. */
export function useBonusRoom(isGone: boolean): void {
  const path = useAppPath();
  const gone = useRef(isGone);
  useEffect(() => {
    gone.current = isGone;
    if (isGone) forgetBonusRoom();
  }, [isGone]);
  useEffect(
    () => () => {
      if (gone.current) closeBonusRoom();
    },
    [path],
  );
}
