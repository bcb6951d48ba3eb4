import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/platform/db/schema/*.ts',
  out: './backend/platform/db/migrations',
});
