import type { DashboardId, ResearchId, UserId } from '#platform/context/ids.ts';

/** Who looks at hives. */
export type Viewer =
  | { kind: 'nobody' }
  /** Themselves, or a program with one of their tokens: what of hives they see is the same. */
  | { kind: 'person' | 'program'; userId: UserId; isShownHivesOfOthers: boolean }
  | Guest;

/** Who looks without being a person: everybody who has the code of a public dashboard, and a research project. */
export type Guest =
  | { kind: 'dashboard'; dashboardId: DashboardId }
  /** Sees what was measured and written while its people consented. */
  | { kind: 'research'; researchId: ResearchId };

/** Somebody for whom a job works while they are not there. */
export interface Absent {
  kind: 'person';
  userId: UserId;
  isShownHivesOfOthers: true;
}
