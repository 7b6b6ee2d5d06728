import type { Routes } from './http/http.ts';

/** The routes of every domain, under `/api`. A new domain is a folder and a line here. */
export const domains: readonly Routes[] = [];
