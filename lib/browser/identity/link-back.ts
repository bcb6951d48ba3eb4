import { callApi } from '../transport/call.ts';
import { withProof } from '../transport/with-proof.ts';

/** Resends the restore link; the response is the same for every address. */
export async function sendLinkBack(email: string, website?: string): Promise<void> {
  await withProof((proof) =>
    callApi('POST /api/reactivation.php', { body: { email, proof, website: website || undefined } }),
  );
}
