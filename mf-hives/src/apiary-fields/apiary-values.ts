import type { ApiaryForm } from '@skep/domain';
import type { EditedApiaryFragment, UpdateApiaryInput } from '../generated/graphql.ts';

/** What a form of an apiary holds of the apiary itself; `apiaryForm` of the domain says what of it can be saved. */
export interface ApiaryValues {
  name: string;
  color: string;
  isRoofed: boolean;
  description: string;
  address: {
    country: string | undefined;
    city: string;
    street: string;
    number: string;
    postalCode: string;
  };
  coordinates: { latitude: number | undefined; longitude: number | undefined };
  registrationNumber: string;
  landOwnerContact: string;
  accessNotes: string;
}

export const apiaryColour = '#f8b133';

/** An apiary of which nothing is known but its name. */
export function emptyApiaryValues(name: string): ApiaryValues {
  return {
    name,
    color: apiaryColour,
    isRoofed: false,
    description: '',
    address: { country: undefined, city: '', street: '', number: '', postalCode: '' },
    coordinates: { latitude: undefined, longitude: undefined },
    ...{ registrationNumber: '', landOwnerContact: '', accessNotes: '' },
  };
}

export function valuesOfApiary(apiary: EditedApiaryFragment): ApiaryValues {
  const { name, color, isRoofed, description, address, coordinates } = apiary;
  return {
    name,
    color: color ?? '',
    isRoofed: isRoofed ?? false,
    description: description ?? '',
    address: {
      country: address.country ?? undefined,
      city: address.city ?? '',
      street: address.street ?? '',
      number: address.number ?? '',
      postalCode: address.postalCode ?? '',
    },
    coordinates: { latitude: coordinates?.latitude, longitude: coordinates?.longitude },
    registrationNumber: apiary.registrationNumber ?? '',
    landOwnerContact: apiary.landOwnerContact ?? '',
    accessNotes: apiary.accessNotes ?? '',
  };
}

/** What is sent of a form that was found right. What is empty is null, since what an edit leaves out stays as it is. */
export function sentPlace({
  isRoofed = false,
  address,
  coordinates,
  ...rest
}: ApiaryForm): UpdateApiaryInput {
  const { color = null, description = null, name } = rest;
  const { registrationNumber = null, landOwnerContact = null, accessNotes = null } = rest;
  const { country = null, city = null, street = null, number = null, postalCode = null } = address;
  const { latitude, longitude } = coordinates ?? {};
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    ...{ name, isRoofed, color, description },
    address: { country, city, street, number, postalCode },
    coordinates: isPlaced ? { latitude, longitude } : null,
    ...{ registrationNumber, landOwnerContact, accessNotes },
  };
}
