import type { Plant } from '../generated/graphql.ts';
import { useIntl } from './use-season-intl.ts';

/** The names of all plants. */
export function usePlantNames(): Readonly<Record<Plant, string>> {
  const { formatMessage } = useIntl();
  return {
    HAZEL: formatMessage({ id: 'plant.hazel' }),
    ALMOND: formatMessage({ id: 'plant.almond' }),
    WILLOW: formatMessage({ id: 'plant.willow' }),
    MAPLE: formatMessage({ id: 'plant.maple' }),
    DANDELION: formatMessage({ id: 'plant.dandelion' }),
    RAPE: formatMessage({ id: 'plant.rape' }),
    FRUIT_TREES: formatMessage({ id: 'plant.fruit_trees' }),
    CITRUS: formatMessage({ id: 'plant.citrus' }),
    BLACK_LOCUST: formatMessage({ id: 'plant.black_locust' }),
    BRAMBLE: formatMessage({ id: 'plant.bramble' }),
    WHITE_CLOVER: formatMessage({ id: 'plant.white_clover' }),
    LIME: formatMessage({ id: 'plant.lime' }),
    SWEET_CHESTNUT: formatMessage({ id: 'plant.sweet_chestnut' }),
    LAVENDER: formatMessage({ id: 'plant.lavender' }),
    SUNFLOWER: formatMessage({ id: 'plant.sunflower' }),
    HEATHER: formatMessage({ id: 'plant.heather' }),
    GOLDENROD: formatMessage({ id: 'plant.goldenrod' }),
    IVY: formatMessage({ id: 'plant.ivy' }),
    EUCALYPTUS: formatMessage({ id: 'plant.eucalyptus' }),
    ALOE: formatMessage({ id: 'plant.aloe' }),
    MACADAMIA: formatMessage({ id: 'plant.macadamia' }),
    MANUKA: formatMessage({ id: 'plant.manuka' }),
    LEATHERWOOD: formatMessage({ id: 'plant.leatherwood' }),
    POHUTUKAWA: formatMessage({ id: 'plant.pohutukawa' }),
    ULMO: formatMessage({ id: 'plant.ulmo' }),
    AVOCADO: formatMessage({ id: 'plant.avocado' }),
    COFFEE: formatMessage({ id: 'plant.coffee' }),
    MANGO: formatMessage({ id: 'plant.mango' }),
    COCONUT: formatMessage({ id: 'plant.coconut' }),
  };
}
