/* Filters indirect light, which varies slowly along a surface, so that a wide filter preserves it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One pass of an à-trous filter (Dammertz 2010, weights after Schied 2017): 5 by 5 pixels, `step` apart. A neighbor's weight falls
   with the difference of normals, with its distance from the surface extrapolated from `depth` and `slope` (depth per pixel), and
   with the difference in light relative to its noise. image and out: red, green, blue, variance. */
void atrous_pass(float *out, const float *image, const float *normal, const float *depth, const float *slope, int w, int h, int step,
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
          float normal_difference = (n[0] - m[0]) * (n[0] - m[0]) + (n[1] - m[1]) * (n[1] - m[1]) + (n[2] - m[2]) * (n[2] - m[2]);
          float reach = step * sqrtf((float)(i * i + j * j)), depth_difference = fabsf(depth[p] - depth[q]) / (slope[p] * reach * 1.5f + 0.012f * depth[p] + 1e-4f);
          float light_difference = fabsf((other[0] + other[1] + other[2]) / 3 - light) / noise;
          float weight = kernel[abs(i)] * kernel[abs(j)] * expf(-normal_difference * 12 - depth_difference * depth_difference - light_difference);
          total += weight;
          for (int c = 0; c < 3; c++) sum[c] += weight * other[c];
          sum[3] += weight * weight * other[3];
        }
      for (int c = 0; c < 3; c++) out[p * 4 + c] = sum[c] / total;
      out[p * 4 + 3] = sum[3] / (total * total);
    }
}

/* Clamps pixels to the third brightest of their eight neighbors. */
void remove_fireflies(float *out, const float *image, int w, int h) {
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
              float swap = top[k];
              top[k] = light;
              light = swap;
            }
        }
      long p = ((long)y * w + x) * 3;
      float light = image[p] + image[p + 1] + image[p + 2], scale = light > top[2] ? top[2] / (light + 1e-9f) : 1;
      for (int c = 0; c < 3; c++) out[p + c] = image[p + c] * scale;
    }
}
