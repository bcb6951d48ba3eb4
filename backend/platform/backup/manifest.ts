import { z } from 'zod';

/** What an archive begins with: whether it fits is known before anything is written. */
export const headSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Fingerprints of the migrations that the database had, oldest first: its schema. */
  migrations: z.array(z.string()),
  /** Columns by table. */
  tables: z.record(z.string(), z.array(z.string())),
});

/** What it ends with: without it an archive is not whole. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  /** Last number given out by each sequence. */
  sequences: z.record(z.string(), z.number()),
  photos: z.object({ files: z.number(), sha256: z.string() }),
});

export type Head = z.infer<typeof headSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export const headFile = 'head.json';
export const manifestFile = 'manifest.json';

/** Rows of a table come in numbered files, photos under their own names. */
export const tableFile = (table: string, nth: number) => `tables/${table}/${String(nth).padStart(6, '0')}`;
export const photoEntry = (name: string) => `photos/${name}`;
