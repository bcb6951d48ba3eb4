'use client';

// The photos of a profile. The page has the public ones; an island because premium members and the owner see more,
// which the browser fetches, and because a press enlarges a photo.

import { useState, type MouseEvent } from 'react';
import { useCall, useUser } from '#lib/browser/transport/hooks.ts';
import { openSignup } from '#lib/browser/identity/open-signup.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { Image, LockedImage, MemberTile } from '#lib/contract/community/profile.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink, useHref } from '../../ui/link.tsx';
import type { GalleryTexts, LockedTexts } from './profile-texts.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import styles from './profile.module.css';
import { openReport } from './report-request.ts';
import { lateComponent } from '#components/ui/late-component.tsx';

const PhotoLightbox = lateComponent(() => import('./photo-lightbox.tsx').then((file) => file.PhotoLightbox));

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  photos: readonly Image[];
  locked: readonly LockedImage[];
  fictionalWord: string | null;
  texts: GalleryTexts;
  lockedTexts: LockedTexts;
};

export function MemberGallery({ profile, fictionalWord, texts, lockedTexts, ...visitors }: Props) {
  const { id } = profile;
  const href = useHref();
  const signedIn = useSignedIn();
  const { user } = useUser();
  const isOwn = user?.profile.id === id;
  const seesAll = Boolean(user?.paid_user) || isOwn;
  const { data: own } = useCall('GET /api/member.php', seesAll && visitors.locked.length > 0 ? { id } : null);
  const [open, setOpen] = useState<number | null>(null);
  const photos = own?.photos ?? visitors.photos;
  const locked = own?.locked_photos ?? visitors.locked;
  const lockedHref = signedIn ? '/premium' : `/signup?next=${encodeURIComponent(href(`/members/${id}`))}`;
  const onLocked = (event: MouseEvent) => {
    if (signedIn) return;
    event.preventDefault();
    openSignup();
  };
  return (
    <div className={styles.gallery}>
      <PhotoGallery
        photos={photos}
        locked={locked}
        lockedHref={lockedHref}
        onLocked={onLocked}
        texts={texts}
        fictionalWord={fictionalWord}
        onOpen={setOpen}
      />
      {visitors.locked.length > 0 ? (
        // The same height for all readers; members do not see the visitors' text while the member's loads.
        <p className={styles.locked} data-for={user ? 'member' : 'visitor'}>
          {locked.length === 0 ? (
            lockedTexts.all
          ) : (
            <>
              <Icon name="lock" />
              <span>
                <span>{user ? lockedTexts.free : lockedTexts.visitor}</span>{' '}
                <SiteLink href={lockedHref} onClick={onLocked} data-prevent-progress={!signedIn}>
                  {user ? lockedTexts.premium : lockedTexts.signup}
                </SiteLink>
              </span>
            </>
          )}
        </p>
      ) : null}
      {open === null ? null : (
        <PhotoLightbox
          profile={profile}
          photos={photos}
          first={open}
          fictionalWord={fictionalWord}
          onClose={() => setOpen(null)}
          report={
            isOwn
              ? null
              : signedIn
                ? (photo) => {
                    setOpen(null);
                    openReport(photo);
                  }
                : 'complaint'
          }
        />
      )}
    </div>
  );
}
