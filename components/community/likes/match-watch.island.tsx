'use client';
import { useRouter, usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { onDueLike, fetchLiker, planLike } from '#lib/browser/community/due-like.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import { announceMatch, onMatch } from '#lib/browser/community/match-announcement.ts';
import { useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { useHref } from '../../ui/link.tsx';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';
import { lateTexts, useLateTexts } from '../../ui/use-late-texts.ts';
import { lateComponent } from '#components/ui/late-component.tsx';
import { likeDelay } from '#lib/rules/community/like-delay.ts';

// Shows the match modal when a like becomes mutual, by a response on this page or a stream event, and the like modal
// when `t` scheduled one. An island because this belongs to the signed-in member; code and texts load with the first
// modal.

const loadModals = () => loadLater(() => import('./like-modals.tsx'));
const MatchModal = lateComponent(() => loadModals().then((file) => file.MatchModal));
const LikeModal = lateComponent(() => loadModals().then((file) => file.LikeModal));

const SafetyDialog = lateComponent(() =>
  import('../../ui/report/safety-dialog.tsx').then((file) => file.SafetyDialog),
);

type News = { kind: 'match' | 'like'; profile: MemberTile; mutual: boolean };

/** Mounted once in every layout for members. */
export function MatchWatch() {
  const router = useRouter();
  const href = useHref();
  const signupOpen = useSignupOpen();
  // One modal at a time; others wait in the queue.
  const [news, setNews] = useState<readonly News[]>([]);
  const [unwelcome, setUnwelcome] = useState<MemberTile | null>(null);
  const notified = useRef(new Set<number>());

  useEffect(
    () =>
      onMemberEvent((event) => {
        if (event.type === 'like' && event.mutual) announceMatch({ id: event.id, profile: null });
      }),
    [],
  );
  useEffect(() => {
    const show = (profile: MemberTile, mutual: boolean) =>
      setNews((all) => [
        ...all.filter((each) => each.profile.id !== profile.id),
        { kind: 'match', profile, mutual },
      ]);
    return onMatch(({ id, profile }) => {
      const isKnown = notified.current.has(id);
      notified.current.add(id);
      if (profile) show(profile, true);
      else if (!isKnown) void fetchLiker().then((liker) => liker && show(liker, liker.id === id));
    });
  }, []);
  useEffect(
    () =>
      onDueLike(
        () =>
          void fetchLiker().then((profile) => {
            // Skips the scheduled modal if another is showing: two in a row are too many.
            if (profile)
              setNews((all) => (all.length === 0 ? [{ kind: 'like', profile, mutual: false }] : all));
          }),
      ),
    [],
  );

  const shown = news[0];
  const { texts: late, hasFailed, retry } = useLateTexts(shown ? loadTexts : null);
  const texts = late?.match;
  useEffect(() => {
    if (!hasFailed) return;
    // Without texts there is no modal; the list still has the likes.
    setNews([]);
    retry();
  }, [hasFailed, retry]);

  const isQuiet = useQuietMoment(shown !== undefined && texts !== undefined && !signupOpen, loadModals);

  if (unwelcome) return <SafetyDialog profile={unwelcome} onClose={() => setUnwelcome(null)} />;
  if (!shown || !texts || !isQuiet) return null;
  const close = () => setNews((all) => all.slice(1));
  const openSafety = () => {
    setUnwelcome(shown.profile);
    close();
  };
  if (shown.kind === 'like')
    return <LikeModal profile={shown.profile} texts={texts} onClose={close} onSafety={openSafety} />;
  return (
    <MatchModal
      key={shown.profile.id}
      profile={shown.profile}
      mutual={shown.mutual}
      texts={texts}
      onClose={close}
      onSafety={openSafety}
      onImagePressed={(member) => router.push(href(`/likes/m/${member.id}`))}
      onButtonPressed={(member) => router.push(href(`/members/${member.id}/chat`))}
    />
  );
}

const loadTexts = lateTexts((locale) => ({ match: import(`@texts/${locale}/match.json`) }));

// Renders nothing: removes the query parameter `t` from a member's address and schedules the like modal
// (`docs/specification.md` §2). An
// island because the page is the same for every `t`, which only the browser knows.

/** Beside `MatchWatch`; for visitors the shell's script removes it without a modal. */
export function LikeTimer() {
  const path = usePathname();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const delay = likeDelay(search);
    if (delay.search === null) return;
    window.history.replaceState(null, '', pathname + delay.search + hash);
    if (delay.seconds !== null) planLike(delay.seconds);
  }, [path]);
  return null;
}
