import { type Plant as DomainPlant, plantRegions } from '@skep/domain';
import type { Plant, PlantRegion } from '../generated/graphql.ts';

/** A plant as the gateway names it. */
export const enumOf = (plant: DomainPlant): Plant => plant.toUpperCase() as Uppercase<DomainPlant>;

/** A region as the domain names it. */
export const regionOf = (region: PlantRegion) =>
  plantRegions.find((each) => each.toUpperCase() === region) ?? 'eurasia';
