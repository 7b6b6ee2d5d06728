import * as v from 'valibot';
import { weatherConditions } from './weather-words.ts';

/** The weather at the apiary at a full hour, as its provider told it. Times are ISO 8601. */
const weatherReading = v.object({
  at: v.string(),
  condition: v.optional(v.picklist(weatherConditions)),
  temperatureCelsius: v.optional(v.number()),
  humidityPercent: v.optional(v.number()),
  windMetresPerSecond: v.optional(v.number()),
  precipitationMm: v.optional(v.number()),
});

/** What a scale below the hive weighed last before the inspection. */
const weightReading = v.object({
  at: v.string(),
  kg: v.number(),
  /** Name of the device then. */
  device: v.string(),
});

/** What was measured when a hive was inspected, and nobody typed. */
export const inspectionReadings = v.object({
  weather: v.optional(weatherReading),
  weight: v.optional(weightReading),
});

export type WeatherReading = v.InferOutput<typeof weatherReading>;
export type WeightReading = v.InferOutput<typeof weightReading>;
export type InspectionReadings = v.InferOutput<typeof inspectionReadings>;

/** Which of them an inspection is to have. A client that says nothing gets none. */
export const wantedReadings = {
  hasWeather: v.optional(v.boolean('invalid')),
  hasWeight: v.optional(v.boolean('invalid')),
};
