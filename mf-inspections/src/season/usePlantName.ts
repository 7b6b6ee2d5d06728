import type { Plant } from '../generated/graphql.ts';
import { plantOf } from './plant-enums.ts';
import { useIntl } from './use-season-intl.ts';

/** Returns a function that names a plant in the language of the person. */
export function usePlantName(): (plant: Plant) => string {
  const { formatMessage } = useIntl();
  return (plant) => formatMessage({ id: `plant.${plantOf(plant)}` });
}
