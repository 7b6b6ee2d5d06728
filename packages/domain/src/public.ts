export * from './account-move-rules.ts';
export * from './account-paths.ts';
export * from './account-rules.ts';
export * from './alert-following.ts';
export * from './alert-rules.ts';
export * from './alert-templates.ts';
export * from './alert-verdicts.ts';
export * from './apiary-rules.ts';
export * from './attachment-rules.ts';
export * from './backup-rules.ts';
export * from './bloom.ts';
export * from './box-steps.ts';
export * from './brood-signs.ts';
export * from './canonical-json.ts';
export * from './chart-mark-rules.ts';
export * from './checklist-inputs.ts';
export * from './checklist-required.ts';
export * from './checklist-rules.ts';
export * from './checklist-values.ts';
export * from './colony-count-rules.ts';
export * from './colony-development.ts';
export * from './colony-size.ts';
export * from './corrected-weight.ts';
export * from './daily-gains.ts';
export * from './dashboard-rules.ts';
export * from './date-formats.ts';
export * from './day-after.ts';
export * from './decimals.ts';
export * from './degree-days.ts';
export * from './device-codec-rules.ts';
export * from './device-rules.ts';
export * from './entered-outcome.ts';
export * from './entry-reminder-rules.ts';
export * from './errors.ts';
export * from './feeding-rules.ts';
export * from './field-problems.ts';
export * from './first-account.ts';
export * from './fixed-zones.ts';
export {
  type FlashLogBlockState,
  type FlashLogDoubt,
  type FlashLogState,
  flashLogBlockStates,
  flashLogDoubts,
  flashLogMatching,
  flashLogPlacings,
  flashLogStates,
  flashLogWindows,
  sureFlashLog,
  type UnplacedReason,
  unplacedReasons,
} from './flash-log-rules.ts';
export * from './formulas.ts';
export * from './group-rules.ts';
export * from './heat-map.ts';
export * from './hive-dimensions.ts';
export * from './hive-life-rules.ts';
export * from './hive-limits.ts';
export * from './hive-log.ts';
export * from './hive-methods.ts';
export * from './hive-plan-rules.ts';
export * from './hive-rules.ts';
export * from './hive-tag-rules.ts';
export * from './import-date-order.ts';
export * from './import-numbers.ts';
export * from './import-record-fields.ts';
export * from './import-rules.ts';
export * from './import-times.ts';
export * from './import-units.ts';
export * from './impression.ts';
export * from './inbox-statuses.ts';
export * from './inspection-readings.ts';
export * from './inspection-rules.ts';
export * from './intervals.ts';
export * from './jar-rules.ts';
export * from './languages.ts';
export * from './layer-editing.ts';
export * from './layer-kinds.ts';
export * from './mite-efficacy.ts';
export * from './mite-growth.ts';
export * from './mite-level.ts';
export * from './mite-rules.ts';
export * from './mite-season.ts';
export * from './mite-thresholds.ts';
export * from './nectar-flow.ts';
export * from './nesting.ts';
export * from './opening-weather.ts';
export * from './paper-dates.ts';
export * from './photo-rules.ts';
export * from './photo-time.ts';
export * from './picture-rules.ts';
export * from './places.ts';
export * from './planned-counts.ts';
export * from './privacy.ts';
export * from './product-rules.ts';
export * from './profile-rules.ts';
export * from './quantity-colors.ts';
export * from './queen-colour.ts';
export * from './queen-rules.ts';
export * from './register-rules.ts';
export * from './repeat.ts';
export * from './research-rules.ts';
export * from './retention.ts';
export * from './rights.ts';
export * from './round.ts';
export * from './sample-codes.ts';
export * from './scale-calibration.ts';
export * from './scale-check-rules.ts';
export * from './scale-findings.ts';
export * from './season.ts';
export * from './season-rules.ts';
export * from './security-rules.ts';
export * from './sent-times.ts';
export * from './service-settings.ts';
export * from './sheet-readings.ts';
export * from './step-kinds.ts';
export * from './storage-kinds.ts';
export * from './sun.ts';
export * from './super-rules.ts';
export * from './task-rules.ts';
export * from './temperature-drift.ts';
export * from './terms.ts';
export { firstCharacters, withoutDirectionControls } from './text-rules.ts';
export * from './time-ago.ts';
export * from './today.ts';
export * from './treatment-temperature.ts';
export * from './units.ts';
export * from './way-rules.ts';
export * from './weather-words.ts';
export * from './weighing.ts';
export * from './weight-gains.ts';
export * from './weight-steps.ts';
export * from './winter-stores.ts';
export * from './winter-use.ts';
export * from './withdrawal.ts';
