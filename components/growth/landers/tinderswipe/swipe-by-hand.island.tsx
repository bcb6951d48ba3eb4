'use client';

// Turns a stack's cards by touch, which radio buttons do not support. It moves the card under the finger and then
// checks the next or previous radio button; nothing is sent.

import type { ComponentProps, PointerEvent } from 'react';

/** Pixels after which a released card turns over. */
const farEnough = 70;

type Drag = { x: number; face: HTMLElement; next: HTMLInputElement };

// One stack per page and one card per drag, so no render needs this.
let drag: Drag | null;

/** Only the top card receives presses (swipe-stack.module.css); the next one's radio button follows it. */
function begin({ currentTarget, target, clientX, pointerId }: PointerEvent) {
  const face = (target as Element).closest<HTMLElement>('[data-face]');
  const next = face && ((face.parentNode as Element).nextElementSibling as HTMLInputElement | null);
  if (!next) return;
  drag = { x: clientX, face, next };
  currentTarget.setPointerCapture(pointerId);
}

function follow({ type, clientX }: PointerEvent) {
  if (!drag) return;
  const { x, face, next } = drag;
  const way = clientX - x;
  const isHeld = type === 'pointermove';
  // Position and direction of the card (swipe-stack.module.css renders both).
  face.style.cssText = `--way:${isHeld ? way : 0};--side:${way > 0 ? 1 : -1}`;
  if (isHeld) return;
  drag = null;
  if (type === 'pointerup' && Math.abs(way) > farEnough) next.checked = true;
}

/** The page passes label and class with the cards. */
export function SwipeByHand(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={follow}
      onPointerCancel={follow}
    />
  );
}
