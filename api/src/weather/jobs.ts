import { type Job, queues } from '#platform/jobs/job.ts';
import { fetchWeather } from './fetch/fetch-weather.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'fetch-weather': NoData;
  }
}

export const weatherJobs: readonly Job[] = [
  { name: 'fetch-weather', run: fetchWeather, queue: queues.eachMinute, schedule: '* * * * *' },
];
