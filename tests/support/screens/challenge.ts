/** A challenge that the first try solves. */
export const challengeInTest = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00',
      salt: '00',
      cost: 1,
      keyLength: 32,
      keyPrefix: '5b',
    },
    signature: '',
  },
  expires_in: 600,
};
