import { graphql } from '../generated/gql.ts';

export const WeatherOfApiaryFragment = graphql(`
  fragment WeatherOfApiary on Weather {
    provider
    apiaryId
    apiaryName
    isOwn
    isPlaced
    times
    quantities {
      quantity
      mean
      min
      max
    }
    precipitationMm
    precipitationTypes
    newest {
      condition
      temperatureCelsius
      humidityPercent
      windMetresPerSecond
    }
    forecast {
      time
      temperatureCelsius
      precipitationMm
      precipitationPercent
      windMetresPerSecond
    }
  }
`);
