import { quantityColors } from '@skep/domain';
import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import type { Quantity } from './quantities.ts';
import { quantityName } from './quantity-names.ts';

const flag = Type.Integer({ description: '0 or 1.' });

/** A measured quantity. */
export const QuantityBody = Type.Object({
  id: Type.Integer(),
  abbreviation: Type.String(),
  physical_quantity_id: Type.Integer(),
  show_in_charts: flag,
  chart_group: Type.Integer(),
  min_value: nullable(Type.Number()),
  max_value: nullable(Type.Number()),
  hex_color: Type.String({ description: 'Six hexadecimal digits, the same as in our own charts.' }),
  show_in_alerts: flag,
  show_in_dials: flag,
  weather: flag,
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
  const name = quantityName(language, quantity.abbreviation);
  const isShown = flagOf(quantity.isCharted) ?? 0;
  return {
    id: quantity.id,
    abbreviation: quantity.abbreviation,
    physical_quantity_id: quantity.physicalId,
    show_in_charts: isShown,
    chart_group: 1,
    min_value: quantity.min ?? null,
    max_value: quantity.max ?? null,
    hex_color: quantityColors[quantity.abbreviation],
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
