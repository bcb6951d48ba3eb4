import type { AgeChoice } from '../../backend/identity/age-check/sandbox/age-desk.ts';

/** Chooses on the sandbox's page as whoever is checked would; returns where the page leads to. */
export async function chooseAge(url: string, choice: AgeChoice): Promise<string> {
  const body = new URLSearchParams({ choice });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}
