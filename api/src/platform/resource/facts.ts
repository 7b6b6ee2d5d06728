import * as v from 'valibot';

type AnswerOf<Rule extends v.GenericSchema> =
  undefined extends v.InferOutput<Rule>
    ? v.OptionalSchema<v.GenericSchema<NonNullable<v.InferOutput<Rule>>>, undefined>
    : v.GenericSchema<v.InferOutput<Rule>>;

/** Schemas of valibot that have others or words inside. */
interface Parts {
  wrapped?: v.GenericSchema;
  entries?: v.ObjectEntries;
  options?: readonly string[];
}

/**
 * The fields of a form as they are sent: their types without their rules, which older facts may not follow. For facts
 * that are stored as one JSON and are no columns.
 */
export function answerOfForm<const Entries extends v.ObjectEntries>(entries: Entries) {
  const answers = Object.entries(entries).map(([name, rule]) => [name, withoutRules(rule)]);
  return Object.fromEntries(answers) as { [Name in keyof Entries]: AnswerOf<Entries[Name]> };
}

function withoutRules(rule: v.GenericSchema & Parts): v.GenericSchema {
  const { type, wrapped, entries, options } = rule;
  if (wrapped) return v.optional(withoutRules(wrapped));
  if (entries) return v.object(answerOfForm(entries));
  if (options) return v.picklist(options);
  if (type === 'number') return v.number();
  return type === 'boolean' ? v.boolean() : v.string();
}
