export { type App, type AppOptions, createApp } from './app.ts';
export { type Config, ConfigError, type Environment, readConfig } from './config.ts';
export { DatabaseUnavailable } from './db/database-unavailable.ts';
export { type OpenDatabase, openDatabase } from './db/open-database.ts';
export { type ManyHives, manyHives, seedManyHives } from './demo/many-hives.ts';
export { demoAccount, isDemoThere, seedDemo, seedDemoWhenEmpty } from './demo/seed.ts';
export type { Worker } from './jobs/worker.ts';
export { type OutboxMail, outboxMails } from './mail/service.ts';
export { openApiDocument } from './openapi-document.ts';
