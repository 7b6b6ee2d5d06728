// The door for who registers what is counted: it loads prom-client, so it is opened only when somebody counts.
export { Counter, Histogram, type Registry } from 'prom-client';
export { registerFigures } from './gauges.ts';
