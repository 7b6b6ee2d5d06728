// By the name under which the shell lends it, or each remote that draws would bring Highcharts anew. A file of its own, as
// a file that holds nothing but what is borrowed is none.
export { DrawnCurves, loadHeatPlot } from '@skep/charts/plot';
