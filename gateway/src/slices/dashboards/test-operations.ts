const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const done = `__typename ... on Done { done } ${failure}`;
const dashboard = `id revision accessCode url title description hiveIds paceSeconds interval startsOn endsOn showsAll parts
  language weightUnit temperatureUnit theme sites logoUrl openings { day count }`;
const saved = `__typename ... on Dashboard { ${dashboard} } ${failure}`;
const screen = `title paceSeconds interval start end parts language weightUnit temperatureUnit theme logoUrl renewSeconds times
  hives { id name color layers { kind color frameCount } newest { quantity value at } curves { quantity mean }
    inspection { inspectedAt impression notes } weather { temperatureCelsius condition isDay }
    place { latitude longitude land borders } }`;

/** What mf-dashboards could ask for at most. */
export const dashboardsOperations: Readonly<Record<string, string>> = {
  dashboards: `{ dashboards { ${dashboard} } }`,
  dashboard: `query ($id: ID!) { dashboard(id: $id) { ${dashboard} } }`,
  dashboardScreen: `query ($code: String!, $known: String) {
    dashboardScreen(code: $code, known: $known) { version screen { ${screen} } } }`,

  // First: another code, and the end of the dashboard, end this one.
  countDashboardOpening: `mutation ($code: String!) { countDashboardOpening(code: $code) { ${done} } }`,
  createDashboard: `mutation ($input: DashboardInput!) { createDashboard(input: $input) { ${saved} } }`,
  updateDashboard: `mutation ($id: ID!, $revision: Int!, $input: DashboardInput!) {
    updateDashboard(id: $id, revision: $revision, input: $input) {
      ${saved} ... on DashboardConflict { current { ${dashboard} } } } }`,
  previewDashboard: `mutation ($id: ID, $input: DashboardInput!) {
    previewDashboard(id: $id, input: $input) { __typename ... on DashboardScreen { ${screen} } ${failure} } }`,
  renewDashboardCode: `mutation ($id: ID!) { renewDashboardCode(id: $id) { ${saved} } }`,
  removeDashboardLogo: `mutation ($id: ID!) { removeDashboardLogo(id: $id) { ${saved} } }`,
  deleteDashboard: `mutation ($id: ID!) { deleteDashboard(id: $id) { ${done} } }`,
};
