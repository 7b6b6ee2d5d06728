import { isAlertWeather, quantityColors, unknownQuantityColor, weatherColors } from '@skep/domain';
import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { measurementIdOf } from '../measurement-ids.ts';
import { physicals, type Quantity, quantityNamed, unknownQuantity } from '../quantities.ts';
import { comparedName, quantityName, weatherName } from '../quantity-names.ts';
import { type WeatherName, weatherQuantities } from '../weather-quantities.ts';

const flag = Type.Integer({ description: '0 or 1.' });

/** A measured quantity. */
export const QuantityBody = Type.Object({
  id: Type.Integer({
    description:
      '0: a quantity that a device sent and the catalogue does not have. From 1001: weather. From 2001: comparison of hives.',
  }),
  abbreviation: Type.String(),
  physical_quantity_id: Type.Integer(),
  show_in_charts: flag,
  chart_group: Type.Integer(),
  min_value: nullable(Type.Number()),
  max_value: nullable(Type.Number()),
  hex_color: Type.String({ description: 'Six hexadecimal digits: the colour in charts.' }),
  show_in_alerts: flag,
  show_in_dials: flag,
  weather: Type.Integer({ description: '1: comes from weather data, not from a device.' }),
  data_source_type: Type.String(),
  data_api_url: nullable(Type.String()),
  data_repository_url: nullable(Type.String()),
  future: flag,
  pq: Type.String({ description: 'Name of the quantity in the language of the answer.' }),
  unit: Type.String(),
  pq_name_unit: Type.String(),
  low_value: nullable(Type.Number()),
  high_value: nullable(Type.Number()),
});

export function quantityToWire(quantity: Quantity, language: string): Type.Static<typeof QuantityBody> {
  return toWire(
    quantity,
    quantityName(language, quantity.abbreviation),
    quantityColors[quantity.abbreviation],
  );
}

/**
 * Old clients draw the comparison of hives only with what this list has. No device measures these, and no alert rule
 * watches them; the list does not have the other columns of the comparison, which those clients do not draw.
 */
export function comparedToWire(language: string): Type.Static<typeof QuantityBody>[] {
  const columns = [
    ['mean_', 'mean', 'weight_kg'],
    ['sd_', 'deviation', 'weight_kg'],
    ['mean_', 'mean', 'net_weight_kg'],
    ['sd_', 'deviation', 'net_weight_kg'],
  ] as const;
  return columns.flatMap(([prefix, figure, name], index) => {
    const quantity = quantityNamed(name);
    if (quantity === undefined) return [];
    const column = { ...quantity, id: firstComparedId + index, abbreviation: `${prefix}${name}` };
    return {
      ...toWire(column, comparedName(language, figure, name), quantityColors[name]),
      show_in_alerts: 0,
      show_in_dials: 0,
    };
  });
}

/** Above the ids of the weather, which begin at 1001. */
const firstComparedId = 2001;

/** What a device sends under a name of its own: nothing is known of it but that name. */
export function unknownToWire(abbreviation: string): Type.Static<typeof QuantityBody> {
  return toWire({ ...unknownQuantity, abbreviation }, abbreviation, unknownQuantityColor);
}

/** Quantities of the weather. A rule may use the forecast of each that a rule may use at all. */
export function weatherToWire(abbreviation: WeatherName, language: string): Type.Static<typeof QuantityBody> {
  const { physical, ...bounds } = weatherQuantities[abbreviation];
  const { id: physicalId, unit } = physicals[physical];
  const quantity = { ...bounds, id: measurementIdOf(abbreviation) ?? 0, abbreviation, physicalId, unit };
  const inAlerts = flagOf(isAlertWeather(abbreviation)) ?? 0;
  return {
    ...toWire(
      { ...quantity, isCharted: true },
      weatherName(language, abbreviation),
      weatherColors[abbreviation],
    ),
    weather: 1,
    data_source_type: 'open_weather',
    show_in_alerts: inAlerts,
    show_in_dials: 0,
    future: inAlerts,
  };
}

type QuantityFields = Pick<
  Quantity,
  'id' | 'physicalId' | 'unit' | 'isCharted' | 'min' | 'max' | 'low' | 'high'
>;

function toWire(
  quantity: QuantityFields & { abbreviation: string },
  name: string,
  color: string,
): Type.Static<typeof QuantityBody> {
  const isShown = flagOf(quantity.isCharted) ?? 0;
  return {
    id: quantity.id,
    abbreviation: quantity.abbreviation,
    physical_quantity_id: quantity.physicalId,
    show_in_charts: isShown,
    chart_group: 1,
    min_value: quantity.min ?? null,
    max_value: quantity.max ?? null,
    hex_color: color,
    show_in_alerts: isShown,
    show_in_dials: isShown,
    weather: 0,
    data_source_type: 'db_influx',
    data_api_url: null,
    data_repository_url: null,
    future: 0,
    pq: name,
    unit: quantity.unit,
    pq_name_unit: quantity.unit === '-' ? name : `${name} (${quantity.unit})`,
    low_value: quantity.low ?? null,
    high_value: quantity.high ?? null,
  };
}
