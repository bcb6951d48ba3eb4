'use client';

// Like, message, gift, block and report on a profile, with the members' relation. An island because these belong to the
// signed-in member. Without a session a message leads to this member's signup and the other controls open the signup
// dialog, or link to it without JavaScript.

import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { blockMember } from '#lib/browser/community/block.ts';
import { useLikes, useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import { likeMember, seeLike, unlikeMember } from '#lib/browser/community/like.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { openSignup } from '#lib/browser/identity/open-signup.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink, useHref } from '../../ui/link.tsx';
import { attempt } from '../../ui/attempt.ts';
import type { ActionTexts } from './profile-texts.ts';
import styles from './profile.module.css';
import { closeReport, openReport, useReportRequest } from './report-request.ts';
import { lateComponent } from '#components/ui/late-component.tsx';

const ReportDialog = lateComponent(() =>
  import('../../ui/report/report-dialog.tsx').then((file) => file.ReportDialog),
);

type Props = {
  profile: MemberTile;
  texts: ActionTexts;
  /** A button of another feature among these. */ children?: ReactNode;
};

export function MemberActions({ profile, texts, children }: Props) {
  const { id, name } = profile;
  const href = useHref();
  const signedIn = useSignedIn();
  const { user } = useUser();
  const { likedBy } = useLikes();
  const { data: relation } = useRelation(id);
  const report = useReportRequest();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  // `docs/specification.md` §4: opening a like profile clears its new-like flag.
  const isNewLike = likedBy?.some((each) => each.id === id && each.like_new) ?? false;
  useEffect(() => {
    if (isNewLike) seeLike(id).catch(() => undefined);
  }, [isNewLike, id]);

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    await attempt(`member-${id}`, action, () => texts.failed);
    setBusy(false);
  };

  if (user?.profile.id === id) return <OwnHint texts={texts} />;

  const isLiked = relation?.like === 'liked' || relation?.like === 'mutual';
  const like = isLiked ? texts.liked : texts.like;
  const onLike = (event: FormEvent) => {
    event.preventDefault();
    if (!signedIn) openSignup();
    else void run(() => (isLiked ? unlikeMember(id) : likeMember(id, profile)));
  };
  return (
    <>
      <div className={styles.actions}>
        <form action={href('/signup')} method="get" onSubmit={onLike}>
          <button
            type="submit"
            name="next"
            value={href(`/members/${id}`)}
            className={isLiked ? 'btn btn-secondary' : 'btn btn-primary'}
            aria-pressed={isLiked}
            aria-label={`${like}, ${name}`}
            disabled={busy}
          >
            <Icon name={isLiked ? 'heart-fill' : 'heart'} />
            <span>{like}</span>
          </button>
        </form>
        <SiteLink
          href={signedIn ? `/members/${id}/chat` : `/members/${id}/signup`}
          className="btn btn-outline"
        >
          <Icon name="chat" />
          <span>{relation?.conversation ? texts.toChat : texts.message}</span>
        </SiteLink>
        {children}
      </div>
      <p className={styles.relation} role="status">
        {relation?.like === 'mutual' ? texts.match : relation?.like === 'received' ? texts.likesYou : null}
      </p>
      {relation?.activity ? (
        <p className={styles.activity}>
          {relation.activity === 'recent' ? texts.activeRecently : texts.activeToday}
        </p>
      ) : null}
      {relation && !relation.reachable && user?.status === 'active' ? (
        <p className="vk-muted">{texts.unreachable}</p>
      ) : null}
      <div className={styles.safety}>
        {signedIn ? (
          <button type="button" className="btn btn-sm btn-quiet" onClick={() => openReport()}>
            <Icon name="flag" />
            {texts.report}
          </button>
        ) : (
          // Visitors file a complaint, which needs no account.
          <SiteLink href={`/complaints?profile=${id}`} className="btn btn-sm btn-quiet">
            <Icon name="flag" />
            {texts.report}
          </SiteLink>
        )}
        {relation ? (
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            <Icon name="slash-circle" />
            {texts.block}
          </button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.confirmTitle}
        text={texts.confirmText}
        yes={texts.confirmYes}
        no={texts.confirmNo}
        onYes={() => {
          setAsking(false);
          void run(() => blockMember(id));
        }}
        onNo={() => setAsking(false)}
      />
      {report && signedIn ? (
        <ReportDialog profile={profile} photo={report.photo} onClose={closeReport} />
      ) : null}
    </>
  );
}

/** The own profile can only be edited. */
function OwnHint({ texts }: { texts: ActionTexts }) {
  return (
    <div className={styles.own}>
      <p>{texts.own}</p>
      <SiteLink href="/profile" className="btn btn-outline">
        <Icon name="pencil" />
        {texts.edit}
      </SiteLink>
    </div>
  );
}
