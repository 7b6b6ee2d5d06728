import type { FakeAnswer } from '@skep/remote-kit/testing';
import {
  CreateDashboardMutation,
  DeleteDashboardMutation,
  PreviewMutation,
  RemoveLogoMutation,
  RenewCodeMutation,
  UpdateDashboardMutation,
} from '../edit-dashboard/dashboard-mutations.graphql.ts';
import { EditDashboardQuery, OwnHivesQuery } from '../edit-dashboard/EditDashboardScreen.graphql.ts';
import { DashboardsQuery } from '../list/DashboardsScreen.graphql.ts';
import { CountOpeningMutation, DashboardScreenQuery } from '../public-dashboard/DashboardScreen.graphql.ts';
import type { Shown } from '../public-dashboard/shown.ts';
import { aDashboard, anOwnHive, aScreen, type TestDashboard } from './dashboards.ts';
import { answering } from './gateway.ts';

export interface FakeDashboards {
  dashboards?: TestDashboard[];
  /** What anyone with a code gets; null: the code opens nothing. */
  screen?: () => Shown | null;
  /** How many own hives. Default: 14. */
  hiveCount?: number;
}

const done = { __typename: 'Done', done: true };

/** Answers of a gateway that remembers mutations. */
export function fakeServer({
  dashboards = [aDashboard()],
  screen = aScreen,
  hiveCount = 14,
}: FakeDashboards = {}): FakeAnswer[] {
  const stored = [...dashboards];
  const hives = Array.from({ length: hiveCount }, (_, index) => anOwnHive(index + 1));
  const apiaries = () => [{ __typename: 'Apiary', id: '1', name: 'Orchard', isOwner: true, hives }];
  const change = (id: string, overrides: Partial<TestDashboard>) => {
    const index = stored.findIndex((dashboard) => dashboard.id === id);
    const next = aDashboard({ ...stored[index], ...overrides });
    stored[index] = next;
    return next;
  };
  return [
    answering(DashboardsQuery, () => ({ dashboards: stored })),
    answering(OwnHivesQuery, () => ({ apiaries: apiaries() })),
    answering(EditDashboardQuery, ({ id }) => ({
      dashboard: stored.find((dashboard) => dashboard.id === id) ?? null,
      apiaries: apiaries(),
    })),
    answering(CreateDashboardMutation, ({ input }) => {
      const made = aDashboard({
        ...(input as Partial<TestDashboard>),
        id: String(stored.length + 1),
        openings: [],
      });
      stored.push(made);
      return { createDashboard: made };
    }),
    answering(UpdateDashboardMutation, ({ id, revision, input }) => {
      const held = stored.find((dashboard) => dashboard.id === id);
      if (held && held.revision !== revision)
        return { updateDashboard: { __typename: 'DashboardConflict', current: held } };
      const overrides = { ...(input as Partial<TestDashboard>), revision: revision + 1 };
      return { updateDashboard: change(id, overrides) };
    }),
    answering(PreviewMutation, ({ input }) => {
      const { title, language, theme, weightUnit, temperatureUnit, paceSeconds } = input;
      return {
        previewDashboard: aScreen({
          title,
          language: language ?? null,
          theme,
          weightUnit,
          temperatureUnit,
          paceSeconds,
        }),
      };
    }),
    answering(RenewCodeMutation, ({ id }) => ({
      renewDashboardCode: change(id, { accessCode: 'NEWCODE234' }),
    })),
    answering(RemoveLogoMutation, ({ id }) => ({ removeDashboardLogo: change(id, { logoUrl: null }) })),
    answering(DeleteDashboardMutation, ({ id }) => {
      stored.splice(
        stored.findIndex((dashboard) => dashboard.id === id),
        1,
      );
      return { deleteDashboard: done };
    }),
    answering(CountOpeningMutation, () => ({ countDashboardOpening: done })),
    answering(DashboardScreenQuery, () => {
      const shown = screen();
      return {
        dashboardScreen: shown && {
          __typename: 'DashboardScreenAnswer',
          version: JSON.stringify(shown).length.toString(),
          screen: shown,
        },
      };
    }),
  ];
}
