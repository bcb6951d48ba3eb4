'use client';

// Lets a finger turn the cards of a stack over, which radio buttons cannot feel. It moves the card under the finger and
// then presses the radio button of the next or the one before; nothing else happens, and nothing is sent.

import type { ComponentProps, PointerEvent } from 'react';

/** Pixels after which a card that is let go turns over. */
const farEnough = 70;

type Drag = { x: number; face: HTMLElement; next: HTMLInputElement };

// A page has one stack and a hand holds one card of it, so no render needs to know.
let drag: Drag | null;

/** Only the card on top feels a press (swipe-stack.module.css); behind it stands the radio button of the next one. */
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
  // Where the finger has it, and on which side it flies away (swipe-stack.module.css draws both).
  face.style.cssText = `--way:${isHeld ? way : 0};--side:${way > 0 ? 1 : -1}`;
  if (isHeld) return;
  drag = null;
  if (type === 'pointerup' && Math.abs(way) > farEnough) next.checked = true;
}

/** What it is called and how it looks comes with its cards, from the page. */
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
