/* Evens out light that has bounced: it changes slowly along a surface, so it may be gathered from far around. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One round of an à-trous filter (Dammertz 2010, weights after Schied 2017): 5 by 5 pixels, `step` apart. A neighbour counts if its
   normal agrees, if it lies about where the surface goes on (`far`, with its slope per pixel in `slope`), and if its light differs by no
   more than its noise (variance). Writes light to out[0..2] and the new variance to out[3]. image: red, green, blue, variance. */
void gather(float *out, const float *image, const float *normal, const float *far, const float *slope, int w, int h, int step,
            float tolerance) {
  static const float kernel[3] = {0.375f, 0.25f, 0.0625f};
#pragma omp parallel for schedule(dynamic, 16)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      long p = (long)y * w + x;
      const float *own = image + p * 4, *n = normal + p * 3;
      float light = (own[0] + own[1] + own[2]) / 3, sum[4] = {0, 0, 0, 0}, total = 0;
      float noise = tolerance * sqrtf(fmaxf(own[3], 0)) + 1e-4f;
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
          int u = x + i * step, v = y + j * step;
          if (u < 0 || v < 0 || u >= w || v >= h) continue;
          long q = (long)v * w + u;
          const float *other = image + q * 4, *m = normal + q * 3;
          float turned = (n[0] - m[0]) * (n[0] - m[0]) + (n[1] - m[1]) * (n[1] - m[1]) + (n[2] - m[2]) * (n[2] - m[2]);
          float reach = step * sqrtf((float)(i * i + j * j)), off = fabsf(far[p] - far[q]) / (slope[p] * reach * 1.5f + 0.012f * far[p] + 1e-4f);
          float differs = fabsf((other[0] + other[1] + other[2]) / 3 - light) / noise;
          float weight = kernel[abs(i)] * kernel[abs(j)] * expf(-turned * 12 - off * off - differs);
          total += weight;
          for (int c = 0; c < 3; c++) sum[c] += weight * other[c];
          sum[3] += weight * weight * other[3];
        }
      for (int c = 0; c < 3; c++) out[p * 4 + c] = sum[c] / total;
      out[p * 4 + 3] = sum[3] / (total * total);
    }
}

/* Pixels brighter than the third brightest of their eight neighbours are lowered to it. */
void despeckle(float *out, const float *image, int w, int h) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float top[3] = {0, 0, 0};
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          int u = x + i, v = y + j;
          if ((!i && !j) || u < 0 || v < 0 || u >= w || v >= h) continue;
          const float *q = image + ((long)v * w + u) * 3;
          float light = q[0] + q[1] + q[2];
          for (int k = 0; k < 3; k++)
            if (light > top[k]) {
              float spare = top[k];
              top[k] = light;
              light = spare;
            }
        }
      long p = ((long)y * w + x) * 3;
      float light = image[p] + image[p + 1] + image[p + 2], scale = light > top[2] ? top[2] / (light + 1e-9f) : 1;
      for (int c = 0; c < 3; c++) out[p + c] = image[p + c] * scale;
    }
}
