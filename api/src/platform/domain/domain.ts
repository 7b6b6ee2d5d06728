import type { DomainHooks } from '#platform/context/context.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';
import type { ExportedFiles } from '#platform/exporting/exported-files.ts';
import type { RestoredTable } from '#platform/exporting/restored-table.ts';
import type { Routes } from '#platform/http/http-types.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { PurgedKind } from '#platform/jobs/purge-deleted.ts';

// Here and not with the context: tables of exports have functions that get one.
declare module '#platform/context/context.ts' {
  interface DomainHooks {
    /** What people own of it, for the export of everything that is theirs. Each has a line in `locales/exports`. */
    exports?: readonly ExportTable[];
    /** What comes from the account at another server, and is in no export. */
    restores?: readonly RestoredTable[];
    /** Pictures that belong to these tables. */
    exportedFiles?: readonly ExportedFiles[];
    /** What people delete here is only marked at first: how it is deleted for good. */
    purges?: readonly PurgedKind[];
  }
}

/**
 * What a domain brings to the service. Each domain's folder exports one of these from its `domain.ts`, and the list in
 * `domains.ts` names it: nothing else has to know that it is there.
 */
export interface Domain extends DomainHooks {
  /** Under `/api`. */
  routes: readonly Routes[];
  jobs?: readonly Job[];
}
