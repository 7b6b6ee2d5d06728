import type { FakeAnswer } from '@skep/remote-kit/testing';
import { BookQuery } from '../entries/BookScreen.graphql.ts';
import { StrikeMutation } from '../entries/EntryCard.graphql.ts';
import { CreateFeedingMutation } from '../entry-forms/FeedingForm.graphql.ts';
import {
  CorrectQuery,
  CreateHarvestMutation,
  CreateTreatmentMutation,
  TemperaturesQuery,
  WriteQuery,
} from '../entry-forms/write.graphql.ts';
import type {
  ApiaryTemperaturesQuery,
  EntryFragment as Entry,
  FeedingInput,
  HarvestInput,
  MiteCountInput,
  MiteThresholdsInput,
  TreatmentInput,
  TreatmentProductInput,
} from '../generated/graphql.ts';
import { CountMitesQuery, CreateMiteCountMutation } from '../mites/CountMites.graphql.ts';
import { MitesQuery } from '../mites/MitesScreen.graphql.ts';
import { SaveThresholdsMutation, ThresholdsQuery } from '../mites/thresholds.graphql.ts';
import { SheetQuery } from '../printable-register/SheetScreen.graphql.ts';
import { DeleteProductMutation, KeepProductMutation, ProductsQuery } from '../products/products.graphql.ts';
import { HoneyWaitsQuery } from '../slots/HoneyWaits.graphql.ts';
import { aHarvest, aProduct, aTreatment } from './entries.ts';
import { answering } from './gateway.ts';
import { aMiteSeason, aPresentSeason, aThresholds } from './mites.ts';

export interface FakeRegister {
  /** The newest first. */
  entries?: readonly Entry[];
  hiveCount?: number;
  /** Ids of those that were united with others, on 1 September 2026. */
  goneHives?: readonly string[];
  broken?: number | null;
  /** Called with what was sent. */
  onTreatment?: (input: TreatmentInput) => void;
  onHarvest?: (input: HarvestInput) => void;
  onMiteCount?: (input: MiteCountInput) => void;
  onThresholds?: (input: MiteThresholdsInput) => void;
  season?: ReturnType<typeof aMiteSeason>;
  /** Whether seasons are from July to June. */
  isSouthern?: boolean;
  onFeeding?: (input: FeedingInput) => void;
  products?: readonly ReturnType<typeof aProduct>[];
  onProduct?: (input: TreatmentProductInput) => void;
  onProductGone?: (id: string) => void;
  temperatures?: ApiaryTemperaturesQuery['apiaryTemperatures'];
  /** Of the apiary's address. */
  country?: string;
  /** Of the apiary. */
  registrationNumber?: string | null;
}

/** Whose hives others share. */
const bramsMeadow = {
  ...{ __typename: 'Apiary', id: '9', name: 'Bram’s meadow', isOwner: false, hives: [] },
  registrationNumber: 'NL-9',
};

/** Hive 1 was treated and has to wait. */
const wait = {
  __typename: 'HoneyWait',
  ...{ hiveId: '1', from: '2026-07-20', honeyFrom: '2099-08-14', product: 'Formic acid 60 %' },
};

/** Hive 2 was treated, and its honey waits no more. */
const over = {
  __typename: 'HoneyWait',
  ...{ hiveId: '2', from: '2025-12-20', honeyFrom: '2025-12-21', product: 'Oxalic acid 3.5 %' },
};

/** Answers of a gateway that keeps a register. */
export function fakeServer({
  entries = [aHarvest(), aTreatment()],
  hiveCount = 4,
  goneHives = [],
  broken = null,
  onTreatment,
  onHarvest,
  onMiteCount,
  onThresholds,
  season = aMiteSeason(),
  isSouthern = false,
  onFeeding,
  products = [aProduct(), aProduct({ id: '2', name: 'Thymol gel', ownerName: 'Bram' })],
  onProduct,
  onProductGone,
  temperatures = [],
  country = 'de',
  registrationNumber = null,
}: FakeRegister = {}): FakeAnswer[] {
  const hives = Array.from({ length: hiveCount }, (_, index) => ({
    ...{ __typename: 'Hive', id: String(index + 1), name: `Hive ${index + 1}`, canEdit: true },
    ...{ state: goneHives.includes(String(index + 1)) ? 'UNITED' : 'ACTIVE', stateSince: '2026-09-01' },
  }));
  const address = { __typename: 'Address', country };
  const apiary = {
    __typename: 'Apiary',
    id: '1',
    name: 'Orchard',
    isOwner: true,
    address,
    registrationNumber,
  };
  const apiaries = [{ ...apiary, hives }];
  const hiveOf = (id: string | null | undefined) => hives.find((hive) => hive.id === id);
  const sheetHive = (id: string | null | undefined) => {
    const hive = hiveOf(id);
    return hive === undefined ? null : { ...hive, apiary };
  };
  const page = (kind?: string | null, hiveId?: string | null) => ({
    __typename: 'RegisterPage',
    hive: hiveOf(hiveId) ?? null,
    entries: entries.filter(
      (entry) =>
        (kind == null || entry.kind === kind) &&
        (hiveId == null || entry.hives.some((hive) => hive.hiveId === hiveId)),
    ),
    next: null,
  });
  const written = { __typename: 'RegisterEntry', id: '99', number: 99 };
  return [
    answering(BookQuery, ({ kind, hiveId }) => ({ registerEntries: page(kind, hiveId) })),
    answering(HoneyWaitsQuery, () => ({ honeyWaits: [wait, over] })),
    answering(WriteQuery, () => ({
      ...{ apiaries, honeyWaits: [wait], treatmentProducts: products, registerEntries: page('TREATMENT') },
    })),
    answering(CorrectQuery, ({ id }) => ({
      registerEntry: entries.find((entry) => entry.id === id) ?? null,
      ...{ apiaries, honeyWaits: [wait], miteThresholds: aThresholds() },
    })),
    answering(SheetQuery, ({ hiveId }) => ({
      registerSheet: {
        __typename: 'RegisterSheet',
        hive: sheetHive(hiveId),
        ...{ entries: entries.toReversed(), hash: entries[0]?.hash ?? null, broken },
      },
      apiaries: [...apiaries, { ...bramsMeadow, address }],
    })),
    answering(CreateTreatmentMutation, ({ input }) => {
      onTreatment?.(input);
      return { createTreatment: written };
    }),
    answering(CreateHarvestMutation, ({ input }) => {
      onHarvest?.(input);
      return { createHarvest: written };
    }),
    answering(CountMitesQuery, () => ({ apiaries, miteThresholds: aThresholds() })),
    answering(CreateMiteCountMutation, ({ input }) => {
      onMiteCount?.(input);
      return { createMiteCount: written };
    }),
    answering(MitesQuery, () => ({
      season: aPresentSeason(isSouthern),
      ...{ miteSeason: season, apiaries, miteThresholds: aThresholds() },
    })),
    answering(ThresholdsQuery, () => ({ miteThresholds: aThresholds() })),
    answering(SaveThresholdsMutation, ({ input }) => {
      onThresholds?.(input);
      return { saveMiteThresholds: { ...aThresholds(), isOwn: true } };
    }),
    answering(CreateFeedingMutation, ({ input }) => {
      onFeeding?.(input);
      return { createFeeding: written };
    }),
    answering(TemperaturesQuery, () => ({ apiaryTemperatures: temperatures })),
    answering(ProductsQuery, () => ({ treatmentProducts: products })),
    answering(KeepProductMutation, ({ input }) => {
      onProduct?.(input);
      return { keepTreatmentProduct: aProduct({ name: input.name }) };
    }),
    answering(DeleteProductMutation, ({ id }) => {
      onProductGone?.(id);
      return { deleteTreatmentProduct: { __typename: 'Done' } };
    }),
    answering(StrikeMutation, () => ({ strikeRegisterEntry: written })),
  ];
}
