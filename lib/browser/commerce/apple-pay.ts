import { useSyncExternalStore } from 'react';

type AppleWindow = {
  location: { protocol: string };
  ApplePaySession?: { canMakePayments: () => boolean };
};

/** Whether this browser supports Apple Pay here, which requires https. */
export function canUseApplePay({ location, ApplePaySession }: AppleWindow): boolean {
  if (location.protocol !== 'https:') return false;
  try {
    return ApplePaySession?.canMakePayments() === true;
  } catch {
    // Throws in cross-origin frames.
    return false;
  }
}

const never = () => () => undefined;

/** `canUseApplePay`; false during hydration. */
export function useApplePay(): boolean {
  return useSyncExternalStore(
    never,
    () => canUseApplePay(window),
    () => false,
  );
}
