import type { AnswerOf } from '@skep/rest-client';

/** A rule as the service sends it: its conditions have no parts that their period does not need. */
export type AlertRuleModel = AnswerOf<'readAlertRule'>;

/** An alert as the service sends it, the same. */
export type AlertModel = AnswerOf<'readAlert'>;
