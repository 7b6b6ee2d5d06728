import { sampleCodeLength, sampleCodeLetters } from '@skep/domain';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { v7 as uuidv7 } from 'uuid';

/** Things that operations can be about. */
export interface Ids {
  apiary: string;
  hive: string;
  queen: string;
  /** For steps that need a second one: another hive with bees, and a living queen who heads no hive. */
  otherHive: string;
  otherQueen: string;
  race: string;
  type: string;
  inspection: string;
  /** Of the inspection. */
  photo: string;
  /** A photo of the hive. */
  attachment: string;
  checklist: string;
  /** At the hive, with a step. */
  task: string;
  /** At the hive, with one step. */
  hiveplan: string;
  /** That the person made for themselves. */
  ownitem: string;
  item: string;
  /** Of the checklist, on paper. */
  print: string;
  /** Of photos of paper: one with a page that stays, and one that is ended with its page. */
  reading: string;
  readpage: string;
  endedreading: string;
  endedpage: string;
  /** Of devices; before them, since their name is in its operations. */
  codec: string;
  device: string;
  definition: string;
  /** A known weight on the device. */
  referenceweighing: string;
  /** In the inbox of the device. */
  message: string;
  /** At the charts of the device. */
  chartnote: string;
  /** Of the device. */
  flashlog: string;
  group: string;
  /** Invited into the group. */
  member: string;
  /** By which whoever has it joins the group. */
  link: string;
  alert: string;
  alertrule: string;
  dashboard: string;
  /** A file of measurements, counted. */
  import: string;
  /** Of the dashboard. */
  accessCode: string;
  /** Of the person's register. */
  registerentry: string;
  /** On the person's list. */
  treatmentproduct: string;
  research: string;
  /** Of the person to the research: a yes, and the no after it. */
  answer: string;
  withdrawal: string;
}

export interface VariableOptions {
  ids: Ids;
  /** True: whatever can be there, lists with one entry. False: only what has to be there. */
  isComplete?: boolean;
}

/** Variables with which an operation of any remote can run. */
export function variablesFor(
  schema: GraphQLSchema,
  document: DocumentNode,
  overrides: VariableOptions,
): Record<string, unknown> {
  const uses = usesOfVariables(schema, document);
  const variables: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition({ variable, type: typeNode, defaultValue }) {
      const type = typeFromAST(schema, typeNode);
      if (!isInputType(type)) return;
      const isDemanded = isNonNullType(type) && !defaultValue;
      if (!isDemanded && !overrides.isComplete) return;
      const { value: name } = variable.name;
      variables[name] = valueFor(type, uses.get(name) ?? '', overrides);
    },
  });
  return variables;
}

/** What each variable is given to, as `hive.id` or `HiveInput.apiaryId`. */
function usesOfVariables(schema: GraphQLSchema, document: DocumentNode): Map<string, string> {
  const uses = new Map<string, string>();
  const types = new TypeInfo(schema);
  let target = '';
  const goesTo = (use: string) => {
    target = use;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.ARGUMENT]: { enter: ({ name }) => goesTo(`${types.getFieldDef()?.name}.${name.value}`) },
      [Kind.OBJECT_FIELD]: { enter: ({ name }) => goesTo(`input.${name.value}`) },
      [Kind.VARIABLE]: {
        enter({ name }) {
          uses.set(name.value, target);
        },
      },
    }),
  );
  return uses;
}

function valueFor(type: GraphQLInputType, use: string, overrides: VariableOptions): unknown {
  const nullable = isNonNullType(type) ? type.ofType : type;
  // Each is sent beforehand, and belongs to one inspection.
  if (/hotoIds$/.test(use)) return [];
  // Nobody shares hives of others, as `shareHives` tries.
  if (use === 'updateGroup.shares') return null;
  // Boxes stay where they are.
  if (use === 'input.layerIds') return [];
  // A rule without any is none, and neither is a plan.
  if (isListType(nullable) && /^input\.(conditions|steps)$/.test(use))
    return [valueFor(nullable.ofType, use, overrides)];
  if (isListType(nullable)) return overrides.isComplete ? [valueFor(nullable.ofType, use, overrides)] : [];
  // Each entry is corrected once.
  if (use === 'input.correctsId') return null;
  // An own one of who asks.
  if (use === 'input.codecId') return null;
  // Somebody of a group of the person.
  if (use === 'input.assigneeId') return null;
  // Headings are nobody's own, and of a number more can be said than of a yes.
  if (use === 'input.input') return 'NUMBER_1_DECIMALS';
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  // Named by the client, which sends it later; no item of the checklist here takes photos.
  if (nullable.toString() === 'AwaitedPhotoInput') return { id: uuidv7() };
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    // An `id` inside an input is that of a part, as of a layer; a new part has none.
    const wanted = fields.filter(
      ({ name, type: of }) => isNonNullType(of) || (overrides.isComplete && name !== 'id'),
    );
    const values = Object.fromEntries(
      wanted.map((field) => [field.name, valueFor(field.type, `input.${field.name}`, overrides)]),
    );
    return /DeviceCodecInput$/.test(nullable.toString()) ? { ...values, ...codec } : values;
  }
  return scalarFor(getNamedType(type).name, use, overrides.ids);
}

function scalarFor(type: string, use: string, ids: Ids): unknown {
  switch (type) {
    case 'ID':
      return idFor(use, ids);
    case 'Int':
    case 'Float':
      if (use === 'input.calculationMinutes') return 60;
      if (use === 'input.paceSeconds') return 30;
      if (use.endsWith('.year') || use.endsWith('.season')) return 2026;
      if (use === 'input.waterPercent') return 17;
      if (use === 'setHeatMapMaximum.maximum') return 500;
      // Less is no jar.
      if (use === 'input.sizeGrams') return 500;
      return use === 'input.maximum' ? 2 : 1;
    case 'Boolean':
      // Only an administrator offers something to everybody.
      return use !== 'input.isForAll';
    case 'DateTime':
      // A period has to end after its beginning.
      if (use.endsWith('.until')) return tomorrow();
      return use.endsWith('.to') ? '2026-06-05T14:05:00+02:00' : '2026-06-03T14:05:00+02:00';
    default:
      // Keys of devices are one another's: nobody else may have it.
      if (use === 'input.key') return uuidv7();
      // Hives that were made just now were nowhere before.
      if (use === 'colonyCount.day') return new Date().toISOString().slice(0, 10);
      if (/[dD]ashboard\w+\.code$/.test(use)) return ids.accessCode;
      if (use === 'makeSampleCode.sampleCode') return sampleCodeOf(ids.hive);
      return texts[use.split('.')[1] ?? ''] ?? 'text';
  }
}

/** One for each hive: a code is of one sample. */
const sampleCodeOf = (hiveId: string) =>
  hiveId
    .padStart(sampleCodeLength, '0')
    .replaceAll(/\d/g, (digit) => sampleCodeLetters.charAt(Number(digit)));

/** What ends has to do so in the future, and some of it soon. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Not any text is a program. */
const codec = {
  text: 'function decodeUplink() { return { data: {} }; }',
  examples: '- input: { bytes: [1] }',
};

/** Texts that have to be of a form. */
const texts: Readonly<Record<string, string>> = {
  day: '2026-05-03',
  timeZone: 'Europe/Amsterdam',
  color: '#f8b133',
  country: 'nl',
  startDay: '2026-05-03',
  birthDate: '2025-06-01',
  date: '2026-05-03',
  start: '2026-05-03',
  end: '2026-05-04',
  startsOn: '2026-05-03',
  endsOn: '2026-05-04',
  sites: 'https://museum.example',
  firstDay: '2026-05-03',
  lastDay: '2026-05-04',
  recountDay: '2026-05-17',
  bestBefore: '2028-05-04',
  email: 'somebody@skep.example',
  emails: 'somebody@skep.example',
  password: 'Bees-are-2-nice',
  passwordConfirmation: 'Bees-are-2-nice',
  value: '2',
  after: '1x30',
  package: 'shell',
  messageId: 'shell.menu',
  number: '07',
  numbers: '07',
  quantities: 't_i',
  repeat: 'FREQ=WEEKLY',
  quantity: 't_i',
  type: 'beep',
  target: 'new',
  unit: '°C',
  output: 'weight_kg',
  bytes: '012c',
};

/** Sign-ins, API tokens, passkeys and people are only requested wrongly here: a right request would end the test's own rights. */
const nobodys = '2147483647';

function idFor(use: string, ids: Ids): string {
  const [field = '', argument = ''] = use.split('.');
  const subject = (argument === 'id' ? field : argument).toLowerCase();
  if (/signin|apitoken|passkey|person|author|webhook|pushdevice/.test(subject)) return nobodys;
  // Only hives are named by an id inside an input that must be there.
  if (use === 'input.id') return ids.hive;
  if (use === 'registerEntries.before') return ids.registerentry;
  if (use.endsWith('.before')) return ids.message;
  if (use === 'photos.ids') return ids.photo;
  if (use === 'attachments.id') return ids.hive;
  if (use === 'markAlertsRead.ids' || use === 'deleteAlerts.ids') return ids.alert;
  if (argument === 'logId') return ids.flashlog;
  if (use === 'keepReadPages.id') return ids.reading;
  if (use === 'keepReadPages.pageIds') return ids.readpage;
  if (use === 'endReadPages.id') return ids.endedreading;
  if (use === 'input.pageIds') return ids.endedpage;
  if (use.endsWith('HivePlan.id')) return ids.hiveplan;
  // A reminder is named by its inspection.
  if (subject.includes('reminder')) return ids.inspection;
  if (subject.includes('alertrule') || argument === 'ruleId') return ids.alertrule;
  if (use === 'deleteResearchAnswer.answerId') return ids.withdrawal;
  // A heading of the taxonomy, and items that a checklist demands.
  if (use === 'input.parentId') return '149';
  if (use === 'input.requiredIds') return ids.item;
  // An added box has a key of the client's.
  if (use === 'input.layer') return 'added';
  if (use === 'input.otherHiveId') return ids.otherHive;
  if (use === 'input.motherId' || use === 'input.queenId') return ids.otherQueen;
  const known = Object.entries(ids).find(([name]) => subject.includes(name));
  if (known === undefined) {
    throw new Error(`No id is known for ${use}: name the thing in testing/variables.ts.`);
  }
  return known[1];
}
