{{- define "skep.labels" -}}
app.kubernetes.io/name: skep
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "skep.selector" -}}
app.kubernetes.io/name: skep
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "skep.secret" -}}
{{ .Values.existingSecret | default .Release.Name }}
{{- end }}

{{- define "skep.claim" -}}
{{ .Values.persistence.existingClaim | default .Release.Name }}
{{- end }}

{{/* The pod of every part: what differs is the command and what it may use. */}}
{{- define "skep.pod" -}}
automountServiceAccountToken: false
# Else Kubernetes adds variables named SKEP_… to those of Skep.
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: files
    persistentVolumeClaim: { claimName: {{ include "skep.claim" . }} }
  - name: temporary
    emptyDir: {}
{{- end }}

{{- define "skep.container" -}}
image: "{{ .Values.image.repository }}:{{ required "Set image.tag to a version of Skep." .Values.image.tag }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
env:
  - name: WEBAPP_URL
    value: "https://{{ .Values.host }}"
  - name: BACKUP_STORE
    value: /var/lib/skep/backups
  {{- if .Values.metricsPort }}
  - name: METRICS_HOST
    value: 0.0.0.0
  - name: METRICS_PORT
    value: {{ .Values.metricsPort | quote }}
  {{- end }}
  {{- range $name, $value := .Values.settings }}
  {{- if $value }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
  {{- end }}
envFrom:
  - secretRef: { name: {{ include "skep.secret" . }} }
{{- if .Values.metricsPort }}
ports:
  - { name: metrics, containerPort: {{ .Values.metricsPort }} }
{{- end }}
volumeMounts:
  - { name: files, mountPath: /var/lib/skep }
  - { name: temporary, mountPath: /tmp }
{{- end }}
