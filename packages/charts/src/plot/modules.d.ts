declare module 'highcharts/es-modules/Series/AreaRange/AreaRangeSeries.js';
