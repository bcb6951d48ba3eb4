import { useSyncExternalStore } from 'react';

type AppleWindow = {
  location: { protocol: string };
  ApplePaySession?: { canMakePayments: () => boolean };
};

/** Whether this browser can pay with Apple Pay here: Apple allows it on domains reached by https alone. */
export function canUseApplePay({ location, ApplePaySession }: AppleWindow): boolean {
  if (location.protocol !== 'https:') return false;
  try {
    return ApplePaySession?.canMakePayments() === true;
  } catch {
    // Inside of a frame of another origin it throws.
    return false;
  }
}

const never = () => () => undefined;

/** `canUseApplePay`; false while the page is hydrated. */
export function useApplePay(): boolean {
  return useSyncExternalStore(
    never,
    () => canUseApplePay(window),
    () => false,
  );
}
