/* The inner loops: strand shading, rasterization and depth of field.
 * Colors are linear RGB floats; image rows run from the top. */
#include <math.h>

static float gaussian(float x, float width) { return expf(-x * x / (2 * width * width)); }
static float dot(const float *a, const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

/* Adds the light of one lamp to `out` for each strand point, after Marschner's model: R is the white reflection off the
 * surface, TRT the colored reflection from inside, TT transmission, and a diffuse term stands for multiple scattering.
 * `depth` is the amount of hair between the point and the light. `tint` is how far neighbors color the white reflection. */
void shade(int count, const float *tangent, const float *view, const float *color, const float *depth,
           const float *tilt, const float *gloss, const float *light, const float *power, float absorption, float lobe_width,
           float tint, float *out) {
#pragma omp parallel for
  for (long i = 0; i < count; i++) {
    const float *t = tangent + i * 3, *v = view + i * 3, *c = color + i * 3;
    float tl = dot(t, light), tv = dot(t, v), lp[3], vp[3];
    for (int k = 0; k < 3; k++) {
      lp[k] = light[k] - tl * t[k];
      vp[k] = v[k] - tv * t[k];
    }
    float cos_phi = dot(lp, vp) / (sqrtf(dot(lp, lp) * dot(vp, vp)) + 1e-6f);
    cos_phi = cos_phi > 1 ? 1 : cos_phi < -1 ? -1 : cos_phi;
    float theta = asinf(tl > 1 ? 1 : tl < -1 ? -1 : tl), theta_sum = theta + asinf(tv > 1 ? 1 : tv < -1 ? -1 : tv);
    float half = sqrtf((1 + cos_phi) / 2), cuticle_tilt = .0524f, rough_lobe = lobe_width * (2 - gloss[i]);
    float R = gaussian(theta_sum - 2 * cuticle_tilt + tilt[i], rough_lobe) * half * .42f * gloss[i];
    float TRT = gaussian(theta_sum + 3 * cuticle_tilt + tilt[i], rough_lobe * 1.8f) * half * half * 1.15f * (.25f + .75f * gloss[i]);
    float backlit = cos_phi < 0 ? -cos_phi : 0, TT = gaussian(theta_sum + cuticle_tilt, lobe_width * 1.2f) * backlit * backlit * backlit * .8f;
    float diffuse = cosf(theta) * (.35f + .35f * cos_phi), white[3] = {1, .96f, .9f}, surface = expf(-.9f * absorption * depth[i]);
    float lightest = sqrtf(fmaxf(c[0], fmaxf(c[1], c[2])));
    for (int k = 0; k < 3; k++) {
      float sqrt_color = sqrtf(c[k]), transmittance = expf(-absorption * depth[i] * (1.08f - .75f * sqrt_color));
      out[i * 3 + k] += power[k] * transmittance *
                        (R * white[k] * (1 - tint + tint * sqrt_color / lightest) * surface + TRT * powf(c[k], .75f) * 1.25f + TT * sqrt_color + diffuse * c[k] * .95f);
    }
  }
}

/* Rasterizes segments (x0 y0 x1 y1 width z0 z1 rgb0 rgb1) with a depth buffer, without antialiasing: draw oversampled.
 * Sums in `image` the color of all that lies about `softness` behind the nearest, which weighs most, and in `weight` the
 * weights; so locks that cross blend into each other. */
void draw_segments(const float *segments, int count, float softness, float *image, float *weight, float *depth, int W, int H) {
  const int bands = 48;
#pragma omp parallel for schedule(dynamic, 1)
  for (int band = 0; band < bands; band++) {
    int top = (long)H * band / bands, end = (long)H * (band + 1) / bands;
    for (long i = 0; i < count; i++) {
      const float *s = segments + i * 13;
      float r = s[4] * .5f;
      if (r < .55f) r = .55f;
      float low = fminf(s[1], s[3]) - r, high = fmaxf(s[1], s[3]) + r;
      if (high < top || low >= end) continue;
      float dx = s[2] - s[0], dy = s[3] - s[1], length_squared = dx * dx + dy * dy;
      if (length_squared < 1e-8f) continue;
      float inverse = 1 / sqrtf(length_squared), cap = .35f * inverse;
      float left = fminf(s[0], s[2]) - r, right = fmaxf(s[0], s[2]) + r;
      int x0 = left < 0 ? 0 : left, x1 = right > W - 1 ? W - 1 : right;
      int y0 = low < top ? top : low, y1 = high > end - 1 ? end - 1 : high;
      for (int y = y0; y <= y1; y++)
        for (int x = x0; x <= x1; x++) {
          float px = x + .5f - s[0], py = y + .5f - s[1], u = (px * dx + py * dy) / length_squared;
          if (u < -cap || u > 1 + cap) continue;
          float off = fabsf(px * dy - py * dx) * inverse;
          if (off > r) continue;
          u = u < 0 ? 0 : u > 1 ? 1 : u;
          float z = s[5] + (s[6] - s[5]) * u;
          long p = (long)y * W + x;
          float behind = z - depth[p], own = 1, others = 1;
          if (behind > 6 * softness) continue;
          if (behind >= 0)
            own = expf(-behind / softness);
          else {
            others = -behind > 6 * softness ? 0 : expf(behind / softness);
            depth[p] = z;
          }
          float q = off / r, round = .72f + .28f * sqrtf(1 - q * q);
          weight[p] = weight[p] * others + own;
          for (int k = 0; k < 3; k++)
            image[p * 3 + k] = image[p * 3 + k] * others + own * (s[7 + k] + (s[10 + k] - s[7 + k]) * u) * round;
        }
    }
  }
}

/* Each pixel is the mean of the pixels whose circle of confusion (a radius in pixels) covers it. */
void depth_of_field(const float *image, const float *circle, float *out, int W, int H, int reach) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      float sum[3] = {0, 0, 0}, weights = 0;
      for (int j = -reach; j <= reach; j++)
        for (int i = -reach; i <= reach; i++) {
          int X = x + i, Y = y + j;
          if (X < 0 || Y < 0 || X >= W || Y >= H) continue;
          long q = (long)Y * W + X;
          float c = circle[q] + .5f;
          if (i * i + j * j > c * c) continue;
          float weight = 1 / (c * c);
          weights += weight;
          for (int k = 0; k < 3; k++) sum[k] += weight * image[q * 3 + k];
        }
      for (int k = 0; k < 3; k++) out[((long)y * W + x) * 3 + k] = sum[k] / weights;
    }
}
