const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';

const rule = `id revision name description isActive byEmail
  conditions { quantity period calculation minutes comparison comparator threshold }
  joinedBy calculationMinutes occurrences excludedMonths excludedHours excludedHiveIds includesShared worseBy quietMinutes`;
const alert = `id ruleId ruleName ruleState deviceId deviceName hiveId hiveName apiaryName count firstAt lastAt endedAt
  isRead snoozedUntil outcome enteredOutcome reasons { quantity name unit comparison isCount isRate isDeviation comparator threshold value }`;

/** What mf-alerts could ask for at most. */
export const alertsOperations: Readonly<Record<string, string>> = {
  alerts: `{ alerts { ${alert} } alertRules { ${rule} } }`,

  openAlerts: `{ openAlerts { ${alert} } }`,

  alertCurve: `query ($id: ID!) { alertCurve(id: $id) {
    start end quantities { quantity name unit times mean min max } } }`,

  alertRecords: '{ alertRecords { ruleId right falseAlarm unclear } }',

  rateAlert: `mutation ($id: ID!, $outcome: AlertOutcome) {
    rateAlert(id: $id, outcome: $outcome) { ... on Alert { ${alert} } ${failure} } }`,

  alertRule: `query ($id: ID!) { alertRule(id: $id) { ${rule} } quantities { key name unit }
    weatherQuantities { key name unit } modelQuantity { key name unit } modelName }`,

  createAlertRule: `mutation ($input: AlertRuleInput!, $timeZone: String!) {
    createAlertRule(input: $input, timeZone: $timeZone) { ... on AlertRule { ${rule} } ${failure} } }`,

  tryAlertRule: `mutation ($input: AlertRuleInput!, $timeZone: String!) {
    tryAlertRule(input: $input, timeZone: $timeZone) {
      ... on TriedAlertRule { since until isShortened modelSince deviceCount count
        alerts { deviceId deviceName hiveName firstAt endedAt value } curves { deviceId times least greatest } }
      ${failure} } }`,

  sendTestAlert: `mutation ($input: AlertRuleInput!, $timeZone: String!, $ruleId: ID) {
    sendTestAlert(input: $input, timeZone: $timeZone, ruleId: $ruleId) {
      ... on SentTestAlert { title text pushCount failedPushCount isPushedHere mail webhookCount failedWebhookCount
        quietUntil hasDevice }
      ${failure} } }`,

  changeAlertRule: `mutation ($id: ID!, $revision: Int!, $input: AlertRuleInput!) {
    changeAlertRule(id: $id, revision: $revision, input: $input) {
      __typename ... on AlertRule { ${rule} } ... on AlertRuleConflict { current { ${rule} } } ${failure} } }`,

  copyAlertTemplates: `mutation ($input: CopyAlertTemplatesInput!) { copyAlertTemplates(input: $input) {
    ... on AlertRules { rules { ${rule} } } ${failure} } }`,

  setAlertRule: `mutation ($id: ID!, $isActive: Boolean, $byEmail: Boolean) {
    setAlertRule(id: $id, isActive: $isActive, byEmail: $byEmail) { ... on AlertRule { ${rule} } ${failure} } }`,

  setAlertRulesActive: `mutation ($isActive: Boolean!) { setAlertRulesActive(isActive: $isActive) {
    ... on AlertRules { rules { ${rule} } } ${failure} } }`,

  deleteAlertRule: `mutation ($id: ID!) { deleteAlertRule(id: $id) { ... on Done { done } ${failure} } }`,

  excludeHiveFromAlertRule: `mutation ($id: ID!, $hiveId: ID!) {
    excludeHiveFromAlertRule(id: $id, hiveId: $hiveId) { ... on AlertRule { ${rule} } ${failure} } }`,

  markAlertsRead: `mutation ($ids: [ID!], $isRead: Boolean!) { markAlertsRead(ids: $ids, isRead: $isRead) {
    ... on Done { done } ${failure} } }`,

  snoozeAlert: `mutation ($id: ID!, $until: DateTime) { snoozeAlert(id: $id, until: $until) {
    ... on Alert { ${alert} } ${failure} } }`,

  deleteAlerts: `mutation ($ids: [ID!]) { deleteAlerts(ids: $ids) { ... on Done { done } ${failure} } }`,
};
