import type { Actor } from './actors.ts';

export type Outcome =
  | 'SHOWN'
  | 'NOTHING'
  | 'DONE'
  | 'NOT_SIGNED_IN'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'INVALID_INPUT';

type Row = Readonly<Record<Actor, Outcome>>;

/** What the others get by the owner's things; who is not named gets what any stranger gets. */
interface Standings extends Partial<Record<Actor, Outcome>> {
  stranger: Outcome;
  owner: Outcome;
}

function row({ stranger, ...standings }: Standings): Row {
  const { viewer = stranger, editor = stranger } = standings;
  return {
    ...{ visitor: 'NOT_SIGNED_IN', stranger, siteAdmin: stranger },
    ...{ invited: stranger, declined: stranger, left: stranger, groupAdmin: stranger },
    ...{ viewer, viewerProgram: viewer, editor, editorProgram: editor },
    ...standings,
  };
}

/** Shows or changes things of who asks, and never those of others. */
const eachForThemselves = (outcome: Outcome) => row({ stranger: outcome, owner: outcome });
const ofSelf = eachForThemselves('DONE');
/** The same, and no program of theirs. */
const inPersonAs = (outcome: Outcome): Row => ({
  ...eachForThemselves(outcome),
  ...{ viewerProgram: 'NOT_ALLOWED', editorProgram: 'NOT_ALLOWED' },
});
const inPerson = inPersonAs('DONE');

const ownerSees = row({ stranger: 'NOTHING', owner: 'SHOWN' });
const sharedToSee = row({ stranger: 'NOTHING', viewer: 'SHOWN', editor: 'SHOWN', owner: 'SHOWN' });
/** What sharing shows only that it is there. */
const refusedToSee = row({
  ...{ stranger: 'NOTHING', owner: 'SHOWN' },
  ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
});
/** An admin's as well; who may edit the hive of its device sees it. */
const logIsSeen = row({ stranger: 'NOTHING', siteAdmin: 'SHOWN', editor: 'SHOWN', owner: 'SHOWN' });
const logIsManaged = row({
  ...{ stranger: 'NOT_FOUND', owner: 'DONE' },
  ...{ siteAdmin: 'DONE', editor: 'NOT_ALLOWED' },
});
const sharedToUse = row({ stranger: 'NOT_FOUND', viewer: 'DONE', editor: 'DONE', owner: 'DONE' });
const sharedToEdit = row({ stranger: 'NOT_FOUND', viewer: 'NOT_ALLOWED', editor: 'DONE', owner: 'DONE' });
const neverShared = row({
  ...{ stranger: 'NOT_FOUND', owner: 'DONE' },
  ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
});
const ownerOnly = row({ stranger: 'NOT_FOUND', owner: 'DONE' });
/** The owner's thing is named at a field, where it is unknown to everybody else. */
const ownersChoice = row({ stranger: 'INVALID_INPUT', owner: 'DONE' });

const members = { groupAdmin: 'DONE', viewer: 'DONE', editor: 'DONE', owner: 'DONE' } as const;
const everyMember = row({ stranger: 'NOT_FOUND', ...members });
const adminsOfGroup = row({
  ...{ stranger: 'NOT_FOUND', ...members },
  ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
});
const membersSee = { groupAdmin: 'SHOWN', viewer: 'SHOWN', editor: 'SHOWN', owner: 'SHOWN' } as const;

/** The table of actors and operations: every operation of the widest is here, or a test fails. */
export const accessTable: Readonly<Record<string, Row>> = {
  groups: row({ stranger: 'NOTHING', ...membersSee, invited: 'SHOWN' }),
  group: row({ stranger: 'NOTHING', ...membersSee }),
  // Only by a right link, which api/src/groups tries.
  groupInvitation: { ...eachForThemselves('NOTHING'), visitor: 'NOTHING' },
  createGroup: ofSelf,
  updateGroup: adminsOfGroup,
  deleteGroup: row({
    ...{ stranger: 'NOT_FOUND', owner: 'DONE' },
    ...{ groupAdmin: 'NOT_ALLOWED', viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
  }),
  leaveGroup: everyMember,
  inviteToGroup: adminsOfGroup,
  inviteToGroupAgain: adminsOfGroup,
  setGroupAdmin: adminsOfGroup,
  removeGroupMember: adminsOfGroup,
  // Nobody shares hives of others.
  shareHives: row({
    ...{ stranger: 'NOT_FOUND', owner: 'DONE' },
    ...{ groupAdmin: 'INVALID_INPUT', viewer: 'INVALID_INPUT', editor: 'INVALID_INPUT' },
  }),
  showPlaceToGroup: everyMember,
  answerGroupInvitation: row({ stranger: 'NOT_FOUND', invited: 'DONE', owner: 'NOT_FOUND' }),
  dismissGroupNews: everyMember,
  makeGroupLink: adminsOfGroup,
  withdrawGroupLink: adminsOfGroup,

  researches: ownerSees,
  consentToResearch: ownersChoice,
  withdrawFromResearch: ofSelf,
  moveResearchAnswer: ownerOnly,
  deleteResearchAnswer: ownerOnly,

  alerts: ownerSees,
  openAlerts: ownerSees,
  // Of alerts that were rated.
  alertRecords: eachForThemselves('NOTHING'),
  rateAlert: ownerOnly,
  alertCurve: ownerSees,
  alertRule: ownerSees,
  // Leaves out a hive, which whoever does not see it cannot name.
  createAlertRule: row({ stranger: 'INVALID_INPUT', viewer: 'DONE', editor: 'DONE', owner: 'DONE' }),
  tryAlertRule: row({ stranger: 'INVALID_INPUT', viewer: 'DONE', editor: 'DONE', owner: 'DONE' }),
  // In person, by a rule of their own.
  sendTestAlert: { ...ownerOnly, viewerProgram: 'NOT_ALLOWED', editorProgram: 'NOT_ALLOWED' },
  changeAlertRule: ownerOnly,
  copyAlertTemplates: ofSelf,
  setAlertRule: ownerOnly,
  setAlertRulesActive: ofSelf,
  deleteAlertRule: ownerOnly,
  // The rule is the owner's alone.
  excludeHiveFromAlertRule: ownerOnly,
  markAlertsRead: ofSelf,
  snoozeAlert: ownerOnly,
  deleteAlerts: ofSelf,

  dashboards: ownerSees,
  dashboard: ownerSees,
  // Whoever has the code is shown the same, and so nothing of their own.
  dashboardScreen: { ...eachForThemselves('NOTHING'), visitor: 'NOTHING' },
  countDashboardOpening: { ...ofSelf, visitor: 'DONE' },
  // For who has the permission, which only the owner has here.
  createDashboard: row({ stranger: 'NOT_ALLOWED', owner: 'DONE' }),
  updateDashboard: ownerOnly,
  previewDashboard: ownerOnly,
  renewDashboardCode: ownerOnly,
  removeDashboardLogo: ownerOnly,
  deleteDashboard: ownerOnly,

  registerEntries: ownerSees,
  // A book is its owner's: members read what they wrote themselves.
  registerEntry: ownerSees,
  // Everyone who may see it reads the hive; only its owner reads the entries.
  registerSheet: sharedToSee,
  honeyWaits: sharedToSee,
  recordCards: sharedToSee,
  createTreatment: sharedToEdit,
  createHarvest: sharedToEdit,
  // Has entries about the hives that one sees, whosever records they are in.
  miteSeason: sharedToSee,
  // Only where the apiaries are in the south it is another one than a stranger's.
  season: eachForThemselves('NOTHING'),
  miteThresholds: ownerSees,
  saveMiteThresholds: ofSelf,
  createMiteCount: sharedToEdit,
  createFeeding: sharedToEdit,
  honeyLots: ownerSees,
  honeyYields: ownerSees,
  colonyCount: ownerSees,
  // The same for everybody who is signed in.
  towns: eachForThemselves('NOTHING'),
  mapOutlines: eachForThemselves('NOTHING'),
  mapTiles: eachForThemselves('NOTHING'),
  seasonReport: ownerSees,
  // Of a lot of the own book, which nobody else has.
  createJars: row({
    ...{ stranger: 'INVALID_INPUT', viewer: 'INVALID_INPUT', editor: 'INVALID_INPUT' },
    owner: 'DONE',
  }),
  strikeRegisterEntry: ownerOnly,
  treatmentProducts: ownerSees,
  // No weather is fetched in tests.
  apiaryTemperatures: eachForThemselves('NOTHING'),
  keepTreatmentProduct: ofSelf,
  deleteTreatmentProduct: ownerOnly,

  viewer: { ...eachForThemselves('NOTHING'), visitor: 'NOTHING' },
  security: {
    ...eachForThemselves('SHOWN'),
    ...{ viewerProgram: 'NOT_ALLOWED', editorProgram: 'NOT_ALLOWED' },
  },

  // Nobody has any yet, and everybody may look.
  ways: {
    ...eachForThemselves('NOTHING'),
    ...{ viewerProgram: 'NOT_ALLOWED', editorProgram: 'NOT_ALLOWED' },
  },

  morningNotice: {
    ...eachForThemselves('NOTHING'),
    ...{ viewerProgram: 'NOT_ALLOWED', editorProgram: 'NOT_ALLOWED' },
  },

  home: row({ stranger: 'NOTHING', ...membersSee, invited: 'SHOWN' }),
  hive: sharedToSee,
  everything: sharedToSee,
  apiary: sharedToSee,
  createApiary: ofSelf,
  updateApiary: neverShared,
  deleteApiary: neverShared,
  moveHives: neverShared,
  recolourHives: sharedToEdit,
  renameHives: sharedToEdit,
  deleteHives: neverShared,
  // A mark of the person's own, which nobody else sees.
  setFavouriteHive: sharedToUse,
  showInHomeAssistant: neverShared,
  homeAssistant: eachForThemselves('NOTHING'),
  setFavouriteApiary: sharedToUse,
  setFavouriteGroup: everyMember,
  hiveQueens: sharedToSee,
  attachments: sharedToSee,
  chooseAttachment: sharedToEdit,
  deleteAttachment: sharedToEdit,
  queenPictures: sharedToSee,
  hiveLog: ownerSees,
  colonyHistory: sharedToSee,
  queenRegister: sharedToSee,
  changeHiveState: sharedToEdit,
  splitColony: neverShared,
  uniteColonies: sharedToEdit,
  requeenColony: sharedToEdit,
  // She heads that hive already, which is an error for people who may move her.
  moveQueen: row({
    ...{ stranger: 'NOT_FOUND', viewer: 'NOT_ALLOWED' },
    ...{ editor: 'INVALID_INPUT', owner: 'INVALID_INPUT' },
  }),
  endQueen: sharedToEdit,
  createQueen: sharedToEdit,
  updateQueen: sharedToEdit,
  deleteQueen: neverShared,
  hiveTags: sharedToSee,
  // Only by a right code, which api/src/hives tries.
  scannedHiveTag: eachForThemselves('NOTHING'),
  // Everybody has tags of their own, also for hives that they only see.
  createHiveTag: row({
    ...{ stranger: 'NOT_FOUND', viewer: 'DONE', editor: 'DONE' },
    // Who has a tag of this number already.
    owner: 'INVALID_INPUT',
  }),
  hiveTagCodes: ofSelf,
  updateHiveTag: ownerOnly,
  deleteHiveTag: ownerOnly,
  createHive: row({
    ...{ stranger: 'INVALID_INPUT', owner: 'DONE' },
    ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
  }),
  makeSampleCode: sharedToEdit,
  // Only by a right code, which api/src/inspections tries.
  deleteSampleCode: eachForThemselves('NOT_FOUND'),
  updateHive: sharedToEdit,
  restoreHive: sharedToEdit,
  restoreQueen: sharedToEdit,
  queenVersions: row({ stranger: 'NOTHING', editor: 'SHOWN', owner: 'SHOWN' }),
  hiveVersions: row({ stranger: 'NOTHING', editor: 'SHOWN', owner: 'SHOWN' }),
  deleteHive: neverShared,

  diary: sharedToSee,
  diaryChoices: sharedToSee,
  newestInspections: sharedToSee,
  inspection: sharedToSee,
  hivesToInspect: sharedToSee,
  checklist: ownerSees,
  lastAnswers: sharedToSee,
  readings: sharedToSee,
  createInspection: sharedToEdit,
  createInspections: sharedToEdit,
  updateInspection: sharedToEdit,
  restoreInspection: sharedToEdit,
  inspectionVersions: row({ stranger: 'NOTHING', editor: 'SHOWN', owner: 'SHOWN' }),
  deleteInspection: neverShared,
  photos: sharedToSee,
  captionPhoto: sharedToEdit,
  agenda: sharedToSee,
  calendarLink: eachForThemselves('NOTHING'),
  reminderCalendar: sharedToSee,
  makeCalendarLink: inPerson,
  deleteCalendarLink: inPerson,
  tickReminder: sharedToEdit,
  putOffReminder: sharedToEdit,
  setReminderMails: ofSelf,
  today: sharedToSee,
  apiaryDevelopment: sharedToSee,
  tasks: sharedToSee,
  taskPeople: row({ stranger: 'NOTHING', ...membersSee }),
  blooms: sharedToSee,
  noteBloom: neverShared,
  deleteBloom: neverShared,
  // It is the same for everybody in the north.
  inspectionRhythm: eachForThemselves('NOTHING'),
  offlineVersions: eachForThemselves('SHOWN'),
  task: sharedToSee,
  hivePlans: sharedToSee,
  startHivePlan: row({ stranger: 'INVALID_INPUT', editor: 'DONE', owner: 'DONE' }),
  moveHivePlan: sharedToEdit,
  endHivePlan: sharedToEdit,
  createTask: row({ stranger: 'INVALID_INPUT', editor: 'DONE', owner: 'DONE' }),
  changeTask: sharedToEdit,
  tickTask: sharedToEdit,
  tickTaskStep: sharedToEdit,
  putOffTask: sharedToEdit,
  deleteTask: sharedToEdit,
  checklists: ownerSees,
  checklistForms: ownerSees,
  checklistOutline: ownerSees,
  checklistVersions: ownerSees,
  checklistSheet: ownerSees,
  printChecklist: ownerOnly,
  checklistPrints: ownerSees,
  printedPages: ownerSees,
  // What somebody wrote on paper is theirs until they save it, whoever sees the hive.
  sheetReadings: ownerSees,
  sheetReading: ownerSees,
  beginSheetReading: ownersChoice,
  keepReadPages: ownerOnly,
  endReadPages: ownerOnly,
  // Here nothing does.
  readsHandwriting: eachForThemselves('NOTHING'),
  chooseForSheetReading: ownerOnly,
  placeReadPage: ownerOnly,
  deleteReadPage: ownerOnly,
  deleteSheetReading: ownerOnly,
  createChecklist: ownerOnly,
  updateChecklist: ownerOnly,
  deleteChecklist: ownerOnly,
  shareChecklist: ownerOnly,
  createOwnItem: ofSelf,
  updateOwnItem: ownerOnly,
  removeOwnItem: ownerOnly,

  devices: sharedToSee,
  device: sharedToSee,
  deviceHives: sharedToSee,
  deviceInbox: ownerSees,
  inboxMessage: refusedToSee,
  series: sharedToSee,
  hiveSeries: sharedToSee,
  hiveGains: sharedToSee,
  measuredTable: sharedToSee,
  fileImports: ownerSees,
  fileImport: ownerSees,
  importRefusals: ownerSees,
  startImport: ownerOnly,
  undoImport: ownerOnly,
  countImport: ownerOnly,
  mapImport: ownerOnly,
  deleteImport: ownerOnly,
  colonyWeight: sharedToSee,
  createChartNote: sharedToEdit,
  updateChartNote: ownerOnly,
  deleteChartNote: ownerOnly,
  answerWeightStep: neverShared,
  flashLogs: logIsSeen,
  flashLog: logIsSeen,
  flashLogPage: logIsSeen,
  checkFlashLog: logIsManaged,
  importFlashLogBlock: logIsManaged,
  undoFlashLogBlock: logIsManaged,
  deleteFlashLog: logIsManaged,
  createDevice: sharedToEdit,
  updateDevice: neverShared,
  deleteDevices: neverShared,
  rotateDeviceKey: neverShared,
  testMessage: neverShared,
  deviceCodecs: ownerSees,
  deviceCodec: ownerSees,
  createDeviceCodec: ofSelf,
  updateDeviceCodec: ownerOnly,
  deleteDeviceCodec: ownerOnly,
  tryDeviceCodec: ofSelf,
  redecodeDevice: neverShared,
  createSensorDefinition: neverShared,
  updateSensorDefinition: neverShared,
  deleteSensorDefinition: neverShared,
  scaleCheck: ownerSees,
  correctTemperature: neverShared,
  removeTemperatureCorrection: neverShared,
  addReferenceWeighing: neverShared,
  removeReferenceWeighing: neverShared,
  heatMapSettings: eachForThemselves('NOTHING'),
  setHeatMapMaximum: ofSelf,
  webhook: eachForThemselves('SHOWN'),
  // There is none.
  devicePast: ownerSees,
  answerDevicePast: neverShared,
  deviceQuarantine: ownerSees,
  acceptQuarantine: neverShared,
  discardQuarantine: neverShared,
  setTakesUnsigned: ofSelf,
  renewWebhook: ofSelf,
  // There is none yet.
  accountExport: inPersonAs('NOTHING'),
  beginAccountExport: inPerson,
  restore: inPersonAs('NOTHING'),
  startRestore: inPersonAs('NOT_FOUND'),
  forgetRestore: inPerson,
  accountMove: inPersonAs('NOTHING'),
  // Of a server that is not there.
  beginAccountMove: inPersonAs('INVALID_INPUT'),
  resumeAccountMove: inPersonAs('NOT_FOUND'),
  undoAccountMove: inPersonAs('NOT_FOUND'),
  forgetAccountMove: inPerson,
};
