import { createStore } from '../storage/store.ts';

const store = createStore(false);

/** Opens the signup dialog, for actions that need a login, such as a visitor's like. */
export const openSignup = () => store.set(true);

export const closeSignup = () => store.set(false);

export const useSignupOpen = store.useValue;
