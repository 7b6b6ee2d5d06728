import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as settings from './0002-settings.ts';
import * as outbox from './0003-outbox.ts';
import * as idempotency from './0004-idempotency.ts';
import * as apiaries from './0005-apiaries.ts';
import * as hives from './0006-hives.ts';
import * as checklists from './0007-checklists.ts';
import * as inspections from './0008-inspections.ts';
import * as signInsAndApiTokens from './0010-sign-ins-and-api-tokens.ts';
import * as secondFactors from './0011-second-factors.ts';
import * as exports from './0012-exports.ts';
import * as rightChanges from './0013-right-changes.ts';
import * as translations from './0014-translations.ts';
import * as hivePlaces from './0015-hive-places.ts';
import * as newEmails from './0016-new-emails.ts';
import * as hiveTags from './0018-hive-tags.ts';
import * as hiveLife from './0019-hive-life.ts';
import * as queenLives from './0020-queen-lives.ts';
import * as favourites from './0021-favourites.ts';
import * as devices from './0022-devices.ts';
import * as ingestInbox from './0023-ingest-inbox.ts';
import * as measurements from './0024-measurements.ts';
import * as queenRevisions from './0029-queen-revisions.ts';
import * as scales from './0030-scales.ts';
import * as oneStepIngest from './0031-one-step-ingest.ts';
import * as measurementWeeks from './0032-measurement-weeks.ts';
import * as jobRuns from './0033-job-runs.ts';

/** Every step from the empty database, in the order of their names. A step that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-settings': settings,
  '0003-outbox': outbox,
  '0004-idempotency': idempotency,
  '0005-apiaries': apiaries,
  '0006-hives': hives,
  '0007-checklists': checklists,
  '0008-inspections': inspections,
  '0010-sign-ins-and-api-tokens': signInsAndApiTokens,
  '0011-second-factors': secondFactors,
  '0012-exports': exports,
  '0013-right-changes': rightChanges,
  '0014-translations': translations,
  '0015-hive-places': hivePlaces,
  '0016-new-emails': newEmails,
  '0018-hive-tags': hiveTags,
  '0019-hive-life': hiveLife,
  '0020-queen-lives': queenLives,
  '0021-favourites': favourites,
  '0022-devices': devices,
  '0023-ingest-inbox': ingestInbox,
  '0024-measurements': measurements,
  '0029-queen-revisions': queenRevisions,
  '0030-scales': scales,
  '0031-one-step-ingest': oneStepIngest,
  '0032-measurement-weeks': measurementWeeks,
  '0033-job-runs': jobRuns,
};
