/* Denoising filters. Images are rows of float RGB. Compiled and called by filters.py. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FEATURES 6
#define STRIP 64
#define BAND 48

/* In-place mean over a square of 2r+1: along rows into `spare`, then down strips of columns back. */
static void box_filter(float *image, float *spare, int w, int h, int r) {
  for (int y = 0; y < h; y++) {
    float *from = image + (long)y * w, *to = spare + (long)y * w;
    double sum = 0;
    int n = 0;
    for (int x = 0; x <= r && x < w; x++) sum += from[x], n++;
    for (int x = 0; x < w; x++) {
      to[x] = sum / n;
      if (x + r + 1 < w) sum += from[x + r + 1], n++;
      if (x - r >= 0) sum -= from[x - r], n--;
    }
  }
  for (int left = 0; left < w; left += STRIP) {
    int right = left + STRIP < w ? left + STRIP : w, n = 0;
    float sum[STRIP];
    memset(sum, 0, sizeof sum);
    for (int y = 0; y <= r && y < h; y++, n++)
      for (int x = left; x < right; x++) sum[x - left] += spare[(long)y * w + x];
    for (int y = 0; y < h; y++) {
      for (int x = left; x < right; x++) image[(long)y * w + x] = sum[x - left] / n;
      if (y + r + 1 < h) {
        for (int x = left; x < right; x++) sum[x - left] += spare[(long)(y + r + 1) * w + x];
        n++;
      }
      if (y - r >= 0) {
        for (int x = left; x < right; x++) sum[x - left] -= spare[(long)(y - r) * w + x];
        n--;
      }
    }
  }
}

/* Joint non-local means (Rousselle, Manzi and Zwicker, 2013): each pixel becomes a mean of the pixels within reach whose
   patch in the other half, `guide`, is similar given that half's variance, and whose features (albedo, normal) are similar.
   Bands of rows are independent, so that threads synchronize only once. */
void non_local_means(float *out, const float *image, const float *guide, const float *variance, const float *features, int w, int h, int reach,
             int patch, float k, float strict) {
#pragma omp parallel for schedule(dynamic)
  for (int first = 0; first < h; first += BAND) {
    int last = first + BAND < h ? first + BAND : h, low = first - patch > 0 ? first - patch : 0, high = last + patch < h ? last + patch : h;
    long band_size = (long)w * (high - low);
    float *distance = malloc(band_size * sizeof(float)), *spare = malloc(band_size * sizeof(float)), *total = calloc((long)w * (last - first), sizeof(float));
    for (int dy = -reach; dy <= reach; dy++)
      for (int dx = -reach; dx <= reach; dx++) {
        for (int y = low; y < high; y++)
          for (int x = 0; x < w; x++) {
            long p = (long)y * w + x, q = p + (long)dy * w + dx, here = (long)(y - low) * w + x;
            if (x + dx < 0 || y + dy < 0 || x + dx >= w || y + dy >= h) {
              distance[here] = 1e3f;
              continue;
            }
            float sum = 0;
            for (int c = 0; c < 3; c++) {
              float d = guide[p * 3 + c] - guide[q * 3 + c], vp = variance[p * 3 + c], vq = variance[q * 3 + c];
              sum += (d * d - (vp + fminf(vp, vq))) / (1e-7f + k * k * (vp + vq));
            }
            distance[here] = fminf(sum / 3, 50);
          }
        box_filter(distance, spare, w, high - low, patch);
        for (int y = first; y < last; y++)
          for (int x = 0; x < w; x++) {
            if (x + dx < 0 || y + dy < 0 || x + dx >= w || y + dy >= h) continue;
            long p = (long)y * w + x, q = p + (long)dy * w + dx;
            float s = fmaxf(distance[(long)(y - low) * w + x], 0), feature_distance = 0;
            if (s > 12) continue;
            for (int c = 0; c < FEATURES; c++) {
              float d = features[p * FEATURES + c] - features[q * FEATURES + c];
              feature_distance += d * d;
            }
            s = fmaxf(s, feature_distance * strict);
            if (s > 12) continue;
            float weight = expf(-s);
            total[(long)(y - first) * w + x] += weight;
            for (int c = 0; c < 3; c++) out[p * 3 + c] += weight * image[q * 3 + c];
          }
      }
    for (long i = 0; i < (long)w * (last - first); i++)
      for (int c = 0; c < 3; c++) out[((long)first * w + i) * 3 + c] /= total[i] > 1e-6f ? total[i] : 1;
    free(distance);
    free(spare);
    free(total);
  }
}

/* Bilinear interpolation. */
static void bilinear(const float *image, int w, int h, float x, float y, int channels, float *out) {
  x = fminf(fmaxf(x, 0), w - 1.001f);
  y = fminf(fmaxf(y, 0), h - 1.001f);
  int left = x, low = y;
  float a = x - left, b = y - low;
  const float *p = image + ((long)low * w + left) * channels, *above = p + (long)w * channels;
  for (int c = 0; c < channels; c++)
    out[c] = (p[c] * (1 - a) + p[c + channels] * a) * (1 - b) + (above[c] * (1 - a) + above[c + channels] * a) * b;
}

/* Mean along lines: follows `direction` (x, y) for `steps` pixels both ways from each pixel. Weights fall with distance and with
   the relative difference in brightness (`guide`, one channel), scaled by `tolerance`. */
void directional_filter(float *out, const float *image, const float *guide, const float *direction, int w, int h, int steps, float tolerance) {
#pragma omp parallel for schedule(dynamic, 16)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      long p = (long)y * w + x;
      float sum[3] = {image[p * 3], image[p * 3 + 1], image[p * 3 + 2]}, total = 1, own = guide[p];
      for (int way = -1; way <= 1; way += 2) {
        float u = x, v = y, du = direction[p * 2] * way, dv = direction[p * 2 + 1] * way;
        for (int k = 1; k <= steps; k++) {
          u += du;
          v += dv;
          if (u < 0 || v < 0 || u > w - 1 || v > h - 1) break;
          float color[3], bright;
          bilinear(image, w, h, u, v, 3, color);
          bilinear(guide, w, h, u, v, 1, &bright);
          float d = (bright - own) / (tolerance * (own + 0.03f)), weight = expf(-d * d - 1.6f * k * k / (float)(steps * steps));
          total += weight;
          for (int c = 0; c < 3; c++) sum[c] += weight * color[c];
          long q = (long)(int)(v + 0.5f) * w + (int)(u + 0.5f);
          float nu = direction[q * 2], nv = direction[q * 2 + 1], turn = nu * du + nv * dv < 0 ? -1 : 1;
          du = nu * turn;
          dv = nv * turn;
        }
      }
      for (int c = 0; c < 3; c++) out[p * 3 + c] = sum[c] / total;
    }
}
